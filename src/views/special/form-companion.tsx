import { useFormContext, useWatch } from 'react-hook-form';
import type { Resource } from '../../../resources/declare.ts';
import { Companion } from './index.tsx';

/** Renders a field's companion with the form's current values; it may set errors at fields. */
export function FormCompanion({ resource, name }: { resource: Resource; name: string }) {
  const { setError } = useFormContext();
  const values = useWatch() as Record<string, unknown>;
  return (
    <Companion
      resource={resource}
      name={name}
      values={values}
      refuse={(field, message) => setError(field, { type: 'server', message }, { shouldFocus: true })}
    />
  );
}
