import OutlinedInput from '@mui/material/OutlinedInput';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { formMessages } from '../../form-messages.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

/** From here on a text says how much room is left. */
const scarceFrom = 0.8;

export function TextInput({ name, field }: InputProps<FieldOf<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const { multiline, secret, max = 200 } = field.options;
  const length = typeof input.value === 'string' ? input.value.trim().length : 0;
  const isScarce = !secret && length >= max * scarceFrom;
  return (
    <FieldShell
      id={id}
      field={field}
      error={error}
      count={isScarce ? translate(formMessages.characters(length, max)) : undefined}
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
