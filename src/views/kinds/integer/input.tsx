import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { TextBox } from '../../inputs/text-box.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

/** Integer with its unit. Invalid input stays as typed, for the schema to report. */
export function IntegerInput({ name, field }: InputProps<FieldOf<'integer'>>) {
  const { id, error, box } = useField(name);
  const { unit } = field.options;
  return (
    <FieldShell id={id} field={field} error={error}>
      <TextBox
        {...box}
        name={name}
        onChange={(typed) => box.onChange(numberOrText(typed))}
        inputMode="numeric"
        behind={unit && translate(unit)}
      />
    </FieldShell>
  );
}

function numberOrText(typed: string): number | string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : typed;
}
