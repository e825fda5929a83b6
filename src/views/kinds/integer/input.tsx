import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

/** Integer with its unit. Invalid input stays as typed, for the schema to report. */
export function IntegerInput({ name, field }: InputProps<FieldOf<'integer'>>) {
  const { id, input, error, describedBy } = useField(name);
  const { unit } = field.options;
  return (
    <FieldShell id={id} field={field} error={error}>
      <OutlinedInput
        id={id}
        name={name}
        value={input.value}
        onChange={(event) => input.onChange(numberOrText(event.target.value))}
        onBlur={input.onBlur}
        inputRef={input.ref}
        error={Boolean(error)}
        autoComplete="off"
        endAdornment={unit && <InputAdornment position="end">{translate(unit)}</InputAdornment>}
        slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': describedBy } }}
        fullWidth
      />
    </FieldShell>
  );
}

function numberOrText(typed: string): number | string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : typed;
}
