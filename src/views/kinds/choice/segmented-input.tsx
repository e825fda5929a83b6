import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { isLongSegmented } from './segmented.ts';

/** Radio buttons as one control: arrow keys move, the selected one is soft green. */
export function SegmentedInput({ name, field }: InputProps<FieldOf<'choice'>>) {
  const { id, input, error, describedBy } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Segments
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={Boolean(error)}
        data-long={isLongSegmented(field) || undefined}
      >
        {field.choices.map((option, index) => (
          <label key={option.value}>
            <input
              ref={index === 0 ? input.ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={input.value === option.value}
              onChange={() => input.onChange(option.value)}
              onBlur={input.onBlur}
            />
            <span>{translate(option.label)}</span>
          </label>
        ))}
      </Segments>
    </FieldShell>
  );
}

export const Segments = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minHeight: 38,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--surface)',
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  '& label': { position: 'relative', display: 'grid', cursor: 'pointer', minWidth: 0 },
  '& label + label': { borderLeft: '1px solid var(--line)' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  '& span': {
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    padding: '4px 8px',
    fontWeight: 550,
    color: 'var(--ink-2)',
    transition: 'background-color 120ms ease-out',
  },
  '& label:first-of-type span': { borderRadius: '7px 0 0 7px' },
  '& label:last-of-type span': { borderRadius: '0 7px 7px 0' },
  '& label:hover span': { background: 'var(--hover)' },
  '& input:checked + span': {
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    fontWeight: 650,
  },
  '& input:disabled, & input:disabled + span': {
    background: 'none',
    color: 'var(--ink-3)',
    cursor: 'not-allowed',
  },
  '& input:focus-visible + span': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '@media (pointer: coarse)': { '& span': { minHeight: 44 } },
  '@media (max-width: 599px)': {
    '&[data-long]': {
      gridAutoFlow: 'row',
      '& label + label': { borderLeft: 0, borderTop: '1px solid var(--line)' },
      '& label:first-of-type span': { borderRadius: '7px 7px 0 0' },
      '& label:last-of-type span': { borderRadius: '0 0 7px 7px' },
    },
  },
});
