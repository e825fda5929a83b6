import { and, eq } from 'drizzle-orm';
import { unseal } from '../accounts/index.ts';
import type { Executor } from '../db/executor.ts';
import { maskedValues } from './tables.ts';

export const purpose = 'masked-value';

export type Place = { resource: string; recordId: string; field: string };

/** Whose value it is: sealed for one place, it opens at no other. */
export const placeOf = ({ resource, recordId, field }: Place): string => `${resource} ${recordId} ${field}`;

/** The whole value that is kept for a place. */
export async function openPlace(
  executor: Executor,
  secret: string,
  place: Place,
): Promise<string | undefined> {
  const { resource, recordId, field } = maskedValues;
  const [found] = await executor
    .select({ sealed: maskedValues.sealed })
    .from(maskedValues)
    .where(and(eq(resource, place.resource), eq(recordId, place.recordId), eq(field, place.field)));
  return found && unseal(secret, purpose, placeOf(place), found.sealed)?.toString('utf8');
}
