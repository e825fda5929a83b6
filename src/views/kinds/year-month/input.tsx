import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import DatePickerField from '../date/date-picker-field.tsx';

/** A month, typed MM/YYYY or picked. */
export default function YearMonthInput({ name, field }: InputProps<FieldOf<'yearMonth'>>) {
  const { id, error, box } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <DatePickerField {...box} value={box.value || null} isMonth />
    </FieldShell>
  );
}
