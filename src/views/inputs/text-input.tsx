import OutlinedInput from '@mui/material/OutlinedInput';
import { say } from '../../../lib/language.ts';
import { formWords } from '../words.ts';
import { FieldShell } from './field-shell.tsx';
import { type FieldOfKind, type InputProps, useField } from './use-field.ts';

/** From here on a text says how much room is left. */
const scarceFrom = 0.8;

export function TextInput({ name, field }: InputProps<FieldOfKind<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const { multiline, secret, max = 200 } = field.options;
  const length = typeof input.value === 'string' ? input.value.trim().length : 0;
  const isScarce = !secret && length >= max * scarceFrom;
  return (
    <FieldShell
      id={id}
      field={field}
      error={error}
      count={isScarce ? say(formWords.characters(length, max)) : undefined}
    >
      <OutlinedInput
        id={id}
        name={name}
        value={input.value}
        onChange={input.onChange}
        onBlur={input.onBlur}
        inputRef={input.ref}
        error={Boolean(error)}
        multiline={multiline}
        minRows={multiline ? 2 : undefined}
        maxRows={multiline ? 12 : undefined}
        type={secret ? 'password' : 'text'}
        autoComplete={secret ? 'new-password' : 'off'}
        slotProps={{ input: { 'aria-describedby': describedBy } }}
        fullWidth
      />
    </FieldShell>
  );
}
