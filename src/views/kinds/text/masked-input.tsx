import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { isMask } from '../../../../resources/kinds/text/mask.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { maskMessages } from './mask-messages.ts';

/** A masked value stays as it is unless it is typed anew. */
export default function MaskedInput({ name, field }: InputProps<FieldOf<'text'>>) {
  const { id, input, error, describedBy } = useField(name);
  const [stored, setStored] = useState<string>();
  const isKept = isMask(input.value);
  const replace = () => {
    setStored(input.value);
    input.onChange('');
  };
  const keep = () => {
    input.onChange(stored);
    setStored(undefined);
  };
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
        readOnly={isKept}
        autoComplete="off"
        endAdornment={
          (isKept || stored !== undefined) && (
            <InputAdornment position="end">
              <Button size="small" variant="text" onClick={isKept ? replace : keep}>
                {translate(isKept ? maskMessages.replace : commonMessages.cancel)}
              </Button>
            </InputAdornment>
          )
        }
        slotProps={{ input: { 'aria-describedby': describedBy } }}
        fullWidth
      />
    </FieldShell>
  );
}
