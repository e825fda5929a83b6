import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { translate } from '../../../lib/language.ts';
import { type Field, isRequired } from '../../../resources/declare.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { formMessages } from '../form-messages.ts';
import { unseen } from './unseen.ts';

type Props = {
  id: string;
  field: Field;
  error?: string;
  /** The label names a group (role="group") instead of one input. */
  group?: boolean;
  /** Small things at the label's right end. */
  aside?: ReactNode;
  /** How much of its room a text takes, said when it becomes scarce. */
  count?: string | undefined;
  children: ReactNode;
};

/** Label above, hint below, and the error in the hint's place (LOOK, Forms). */
export function FieldShell({ id, field, error, group, aside, count, children }: Props) {
  const hint = field.options.hint;
  const cell = useContext(Cell);
  const label = (
    <>
      <LabelText field={field} />
      {!cell && !isRequired(field) && <small> {translate(commonMessages.optional)}</small>}
    </>
  );
  return (
    <Shell>
      <Head data-unseen={(cell && !cell.isLabelled) || undefined}>
        {group ? (
          <Label as="span" id={`${id}-label`}>
            {label}
          </Label>
        ) : (
          <Label htmlFor={id} id={`${id}-label`}>
            {label}
          </Label>
        )}
        {aside}
      </Head>
      {children}
      <Foot>
        <Help id={id} error={error} hint={hint && translate(hint)} />
        {count && <HintLine>{count}</HintLine>}
      </Foot>
    </Shell>
  );
}

/** Around an input in a row of a table or card: its label names the row, and is seen only where no heading says it. */
const Cell = createContext<{ place: number; isLabelled: boolean } | null>(null);
export const InCell = Cell.Provider;

/** A field's label as words, with its row where it stands in one. */
export function LabelText({ field }: { field: Field }) {
  const cell = useContext(Cell);
  const text = (
    <>
      {translate(field.label)}
      {cell && <Unseen> {translate(formMessages.ofRow(cell.place))}</Unseen>}
    </>
  );
  return cell && !cell.isLabelled ? <Unseen>{text}</Unseen> : text;
}

/** One sentence below an input; an error is said aloud when it appears. */
export function Help({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <div id={`${id}-help`} aria-live="polite">
      {error ? <FaultLine text={error} /> : hint && <HintLine>{hint}</HintLine>}
    </div>
  );
}

const Unseen = styled('span')(unseen);
const Shell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 18,
  '& > [id$="-label"]': { flex: 1, minWidth: 0 },
  '&[data-unseen]': unseen,
});
const Foot = styled('div')({
  display: 'flex',
  gap: 12,
  '& > div': { flex: 1, minWidth: 0 },
  '& > p': { flex: 'none' },
});
export const Label = styled('label')({
  fontWeight: 600,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& small': { fontSize: 'inherit', fontWeight: 450, color: 'var(--ink-3)' },
});
const HintLine = styled('p')({ margin: 0, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' });
