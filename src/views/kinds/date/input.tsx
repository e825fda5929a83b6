import { lazy, Suspense } from 'react';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

// The calendar and its date library load with the first form that has a date.
const DatePickerField = lazy(() => import('./date-picker-field.tsx'));

/** A day, typed DD/MM/YYYY or picked. */
export function DateInput({ name, field }: InputProps<FieldOf<'date'>>) {
  const { id, input, error, describedBy } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Suspense fallback={<div style={{ height: 38 }} />}>
        <DatePickerField
          id={id}
          value={typeof input.value === 'string' && input.value ? input.value : null}
          onChange={input.onChange}
          onBlur={input.onBlur}
          inputRef={input.ref}
          error={Boolean(error)}
          describedBy={describedBy}
        />
      </Suspense>
    </FieldShell>
  );
}
