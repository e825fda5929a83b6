import { useFormContext, useWatch } from 'react-hook-form';
import type { Resource } from '../../../resources/declare.ts';
import { Companion } from './index.tsx';

/** A field's companion in a form: it sees what is typed, and may put a message at a field. */
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
