import { createContext, type ReactNode, useContext } from 'react';
import { pendingNumberText } from '../../../domain/letters/tags.ts';
import { ChangedParts } from './changes/sheet-changes.ts';

/** Names a part of the paper that is not as it was. */
export const useMark = (part: string) => ({
  'data-change': useContext(ChangedParts).get(part)?.id,
});

/** Which names of a part are new; null where all stay as they are. */
const NewNames = createContext<readonly string[] | null>(null);

/** What stood in a part of head or foot, struck, before what stands there now. */
export function Marked({ part, children }: { part: string; children: ReactNode }) {
  const change = useContext(ChangedParts).get(part);
  if (!change) return children;
  return (
    <>
      {change.removed.map((words) => (
        <del key={words}>{words}</del>
      ))}{' '}
      {change.isList ? <NewNames value={change.added}>{children}</NewNames> : <ins>{children}</ins>}
    </>
  );
}

/** One name of a part, underlined if it is new. */
export function Name({ children }: { children: ReactNode }) {
  const added = useContext(NewNames);
  const isNew =
    typeof children === 'string' && added?.some((name) => name.includes(children) || children.includes(name));
  return isNew ? <ins>{children}</ins> : children;
}

export function LetterNumber({ number }: { number: string | null }) {
  return number ?? <span className="letter-sheet-stamp">{pendingNumberText}</span>;
}

/** @param part by which changes know it, whatever it is called */
export function Row({
  label,
  part = label,
  children,
}: {
  label: string;
  part?: string;
  children: ReactNode;
}) {
  return (
    <div {...useMark(part)}>
      <dt>{label}</dt>
      <dd>
        <Marked part={part}>{children}</Marked>
      </dd>
    </div>
  );
}

/** One name as it is, several numbered. */
export function Names({ items }: { items: string[] }) {
  return items.length > 1 ? <NumberedNames items={items} /> : <Name>{items[0] ?? null}</Name>;
}

export function NumberedNames({ items }: { items: ReactNode[] }) {
  return (
    <ol className="letter-sheet-names">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be printed by the same name
        <li key={index}>
          <Name>{item}</Name>
        </li>
      ))}
    </ol>
  );
}
