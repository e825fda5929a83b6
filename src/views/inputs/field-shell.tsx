import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { type Field, isRequired } from '../../../resources/declare.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { commonMessages } from '../../ui/messages.ts';

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
  const label = (
    <>
      {translate(field.label)}
      {!isRequired(field) && <small> {translate(commonMessages.optional)}</small>}
    </>
  );
  return (
    <Shell>
      <Head>
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

/** One sentence below an input; an error is said aloud when it appears. */
export function Help({ id, error, hint }: { id: string; error?: string; hint?: string }) {
  return (
    <div id={`${id}-help`} aria-live="polite">
      {error ? <FaultLine text={error} /> : hint && <HintLine>{hint}</HintLine>}
    </div>
  );
}

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
