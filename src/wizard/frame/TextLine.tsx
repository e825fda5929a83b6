import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { Field } from './Field.tsx';

type Props = {
  name: Parameters<typeof Field>[0]['name'];
  label: string;
  hint?: string;
  isOptional?: boolean;
  placeholder?: string;
  maxLength: number;
  /** Long words are shown whole, over as many lines as they need; it stays one line of text. */
  grows?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** One line of text; nothing typed is null. */
export const TextLine = ({ value, onChange, placeholder, maxLength, grows, ...field }: Props) => (
  <Field {...field}>
    {({ id, ...aria }) => (
      <TextField
        id={id}
        size="small"
        hiddenLabel
        fullWidth
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' ') || null)}
        {...(grows && { multiline: true, maxRows: 4, onKeyDown: withoutEnter })}
        error={aria['aria-invalid']}
        placeholder={placeholder}
        slotProps={{ htmlInput: { maxLength, 'aria-describedby': aria['aria-describedby'] } }}
      />
    )}
  </Field>
);

const withoutEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
