import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { DraftField } from '../../../../domain/letters/letter-schema.ts';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useWizard } from './wizard-context.ts';

type FieldName = DraftField;

/** The id of a field's input, so that the summary can lead to it. */
export const fieldId = (name: FieldName): string => `isian-${name}`;

type Props = {
  name: FieldName;
  label: string;
  hint?: string;
  /** Allowed, but mostly a slip; replaces the hint. */
  warning?: string;
  error?: string;
  isOptional?: boolean;
  /** The label names several inputs (a group) instead of one. */
  isGroup?: boolean;
  /** The field just appeared through a choice: it is not named as missing before it was left. */
  isNew?: boolean;
  children: (input: InputProps) => ReactNode;
};
export type InputProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-labelledby': string;
};

/** Renders label above, hint below; an error replaces the hint (LOOK, Forms). */
export function Field({ name, label, hint, warning, error, isOptional, isGroup, isNew, children }: Props) {
  const { missingIn, refused } = useWizard();
  const [wasLeft, setLeft] = useState(false);
  const id = fieldId(name);
  const refusedHere = refused.find(({ field }) => field === name)?.message;
  const told = error ?? (isNew && !wasLeft ? refusedHere : missingIn(name));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  return (
    <Shell onBlur={leave}>
      <Label as={isGroup ? 'span' : 'label'} id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
        {label}
        {isOptional && <small> {translate(commonMessages.optional)}</small>}
      </Label>
      {children({
        id,
        'aria-describedby': `${id}-help`,
        'aria-invalid': told !== undefined,
        'aria-labelledby': `${id}-label`,
      })}
      <div id={`${id}-help`} aria-live="polite">
        {told ? (
          <ErrorLine text={told} />
        ) : warning ? (
          <WarningLine text={warning} />
        ) : (
          hint && <Hint>{hint}</Hint>
        )}
      </div>
    </Shell>
  );
}

export function ErrorLine({ text }: { text: string }) {
  return (
    <Trouble>
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
      {text}
    </Trouble>
  );
}

export function WarningLine({ text }: { text: string }) {
  return (
    <Warning>
      <CircleAlert size={15} strokeWidth={1.6} aria-hidden />
      {text}
    </Warning>
  );
}

export const Shell = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
});
export const Label = styled('label')({
  fontWeight: 600,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& small': { fontSize: 'inherit', fontWeight: 450, color: 'var(--ink-3)' },
});
export const Hint = styled('p')({
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
});
const Trouble = styled('p')({
  margin: 0,
  display: 'flex',
  gap: 5,
  alignItems: 'flex-start',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 550,
  color: 'var(--danger)',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
});
const Warning = styled(Trouble)({ color: 'var(--stamp)' });
