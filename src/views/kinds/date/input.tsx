import { Suspense } from 'react';
import type { FieldOf } from '../../../../resources/declare.ts';
import { lazyPart } from '../../../shell/index.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

// The calendar and its date library load with the first form that has a date.
const DatePickerField = lazyPart(() => import('./date-picker-field.tsx'));

/** A day, typed DD/MM/YYYY or picked. */
export function DateInput({ name, field }: InputProps<FieldOf<'date'>>) {
  const { id, error, box } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Suspense fallback={<div style={{ height: 38 }} />}>
        <DatePickerField {...box} value={box.value || null} />
      </Suspense>
    </FieldShell>
  );
}
