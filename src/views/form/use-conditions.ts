import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Resource } from '../../../resources/declare.ts';
import { hiddenIn, lockedIn, requiredIn, watchedNames } from '../../../resources/field-conditions.ts';

type Standing = Record<'hidden' | 'required' | 'locked', ReadonlySet<string>>;

/**
 * The fields that are hidden, required and locked as one types. Watches only the fields that conditions name.
 * @param stage in place of the record's own, which a new record lacks
 */
export function useConditions(
  { fields }: { fields: Resource['fields'] },
  stage: string | undefined,
  prefix = '',
): Standing {
  const names = watchedNames(fields);
  const key = useWatch({
    name: names.map((name) => prefix + name),
    compute: (values: readonly unknown[]) => {
      const held = Object.fromEntries(names.map((name, at) => [name, values[at]]));
      const whole = { ...held, ...(stage !== undefined && { stage }) };
      return [hiddenIn, requiredIn, lockedIn].map((judge) => [...judge(fields, whole)].join()).join(';');
    },
  });
  return useMemo(() => {
    const [hidden = '', required = '', locked = ''] = (key ?? '').split(';');
    return { hidden: setOf(hidden), required: setOf(required), locked: setOf(locked) };
  }, [key]);
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(',').filter(Boolean));

/** A field as it is asked now: required where others demand it. */
export const asked = (field: Field, isRequired: boolean): Field =>
  isRequired ? ({ ...field, options: { ...field.options, required: true } } as Field) : field;
