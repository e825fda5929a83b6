import { type ReactNode, useContext } from 'react';
import { pendingNumberText } from '../../../domain/letters/tags.ts';
import { ChangedParts } from './changes/sheet-changes.ts';

/** Marks a part of the paper that is not as it was. */
export const useMark = (part: string) => ({
  'data-changed': useContext(ChangedParts).has(part) || undefined,
});

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
      <dd>{children}</dd>
    </div>
  );
}
