import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldShell } from './field-shell.tsx';
import { type FieldOfKind, type InputProps, useField } from './use-field.ts';

/** A line of text, some lines with `multiline`, or a password that is only ever written. */
export function TextInput({ name, field }: InputProps<FieldOfKind<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const { multiline, secret } = field.options;
  return (
    <FieldShell id={id} field={field} error={error}>
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
