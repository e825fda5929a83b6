import { isStamped } from '../resources/declare.ts';
import { resourceNamed } from '../resources/index.ts';
import { sentValue } from '../resources/part-resource.ts';

type Values = Record<string, unknown>;

/** Sends declared fields and isActive, without ids, times and embedded references. */
export function createPayload(resourceName: string, data: Values): Values {
  const { fields } = resourceNamed(resourceName);
  const payload: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    if (data[key] === undefined || isStamped(field)) continue;
    // An emptied secret means "leave it", not "erase it".
    if (field.kind === 'text' && field.options.secret && !data[key]) continue;
    payload[key] = sentValue(field, data[key]);
  }
  if (typeof data.isActive === 'boolean') payload.isActive = data.isActive;
  return payload;
}

/** Includes the version read (optimistic locking). */
export const updatePayload = (resourceName: string, data: Values): Values => ({
  ...createPayload(resourceName, data),
  version: data.version,
});
