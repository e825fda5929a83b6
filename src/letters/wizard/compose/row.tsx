import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DraftField } from '../../../../domain/letters/letter-schema.ts';
import { ErrorLine, fieldId, type InputProps } from '../frame/field.tsx';

type Props = {
  name: DraftField;
  label: string;
  error: string | undefined;
  /** Without a colon, as a heading above: the copies. */
  isHeading?: boolean;
  children: (input: InputProps) => ReactNode;
};

/** A row of the head that is written on: a dotted line says what may be filled in. */
export function PaperRow({ name, label, error, isHeading, children }: Props) {
  const id = fieldId(name);
  return (
    <Row data-heading={isHeading || undefined} data-error={error ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="value">
        {children({
          id,
          'aria-describedby': `${id}-help`,
          'aria-invalid': error !== undefined,
          'aria-labelledby': `${id}-label`,
        })}
      </div>
      <div className="told" id={`${id}-help`} aria-live="polite">
        {error && <ErrorLine text={error} />}
      </div>
    </Row>
  );
}

export const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'max(88px, var(--label, 0px) + 24px) minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: 26,
  '& > label, & > .label': { padding: '2px 0' },
  '& > label::after, & > .label::after': { content: '":"', float: 'right', marginRight: 8 },
  '& > .value': { minWidth: 0 },
  // Only what can be filled in has the line; it takes no room, so that nothing moves.
  '& > .value:not(.is-derived)': {
    borderRadius: 4,
    boxShadow: 'inset 0 -1px 0 transparent',
    backgroundImage: 'linear-gradient(to right, var(--paper-line) 33%, transparent 0)',
    backgroundPosition: 'bottom',
    backgroundSize: '4px 1px',
    backgroundRepeat: 'repeat-x',
  },
  '& > .value:not(.is-derived):hover': { backgroundColor: 'rgb(0 0 0 / 4%)' },
  '& .MuiInputBase-root.Mui-focused, & .day:focus-visible': {
    outline: '2px solid var(--accent) !important',
    outlineOffset: '1px !important',
    borderRadius: 4,
  },
  '&[data-error] > .value': { boxShadow: 'inset 0 -2px 0 var(--danger)' },
  '& > .is-derived': { padding: '2px 4px' },
  '& > .told': { gridColumn: 2, fontFamily: 'var(--ui)' },
  '& > .told:empty': { display: 'none' },
  '&[data-heading]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-heading] > label': { fontWeight: 700 },
  '&[data-heading] > label::after': { content: '":"', float: 'none', marginRight: 0 },
  '&[data-heading] > .told': { gridColumn: 1 },
  // The pickers of the forms, without their boxes.
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& .MuiInputBase-root': {
    padding: '0 4px !important',
    minHeight: 25,
    font: 'inherit',
    lineHeight: 'inherit',
    color: 'inherit',
    background: 'none',
    boxShadow: 'none !important',
  },
  '& .MuiInputBase-input': { padding: '2px 0 !important', height: 'auto', minHeight: 0, font: 'inherit' },
  '& .MuiInputBase-input::placeholder': {
    color: 'var(--ink-3)',
    opacity: 1,
    fontFamily: 'var(--ui)',
    fontSize: '.86em',
  },
  '& .MuiAutocomplete-endAdornment': { opacity: 0 },
  '& .value:hover .MuiAutocomplete-endAdornment, & .value:focus-within .MuiAutocomplete-endAdornment': {
    opacity: 1,
  },
  '@container (max-width: 480px)': {
    '&': { minHeight: 44, alignItems: 'center' },
    '& > label::after, & > .label::after': { content: 'none' },
    '& .MuiInputBase-root': { minHeight: 43 },
  },
});
