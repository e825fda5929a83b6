import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Resource, typedNames } from '../../../resources/declare.ts';
import {
  conditionFaults,
  hasConditions,
  lockedIn,
  shownValues,
} from '../../../resources/field-conditions.ts';
import { sentValue } from '../../../resources/part-resource.ts';

/**
 * Validates with the declaration's schema, and what an override asks further. Only declared fields, isActive and version: the form also holds id,
 * times and embedded references.
 */
export function resolverFor(
  resource: Resource,
  schema: z.ZodObject,
  stored: FieldValues = {},
  further?: () => Promise<(values: FieldValues) => Record<string, string[]>>,
): Resolver<FieldValues> {
  const check = zodResolver(schema);
  const known = [
    ...typedNames(resource.fields),
    ...('version' in schema.shape ? ['version'] : []),
    'isActive',
  ];
  return async (typed, context, options) => {
    const { values, missing } = judged(resource, { ...ofNew(resource, stored), ...typed }, stored);
    const sent = known
      .filter((key) => values[key] !== undefined)
      .map((key) => [key, sentValue(resource.fields[key], values[key])]);
    const checked = await check(Object.fromEntries(sent), context, options as never);
    // Without its code, which a release may have removed, the server alone asks.
    const furtherCheck = await further?.().catch(() => undefined);
    const faults = { ...furtherCheck?.(values), ...missing };
    if (Object.keys(faults).length === 0) return checked;
    const told = Object.entries(faults).map(([name, [message]]) => [name, { type: 'custom', message }]);
    return { values: {}, errors: { ...Object.fromEntries(told), ...checked.errors } };
  };
}

/** The stage at which a new record stands. */
const ofNew = ({ life }: Resource, stored: FieldValues): FieldValues =>
  life && stored.stage === undefined ? { stage: life.begins } : {};

/**
 * Values as they are sent. What others require is asked here, since a change's schema does not know the
 * stage.
 * @param stored as read, or as a new record begins
 */
function judged(
  { fields }: Resource,
  typed: FieldValues,
  stored: FieldValues,
): { values: FieldValues; missing: Record<string, string[]> } {
  if (!hasConditions(fields)) return { values: typed, missing: {} };
  const locked = [...lockedIn(fields, typed)].map((name) => [name, stored[name]]);
  const values = shownValues(fields, { ...typed, ...Object.fromEntries(locked) });
  return { values, missing: conditionFaults(fields, values) };
}
