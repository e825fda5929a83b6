import { randomUUID } from 'node:crypto';
import { uuidPattern } from '../../lib/shapes.ts';

/** Creates a uuid version 7, so that rows created in sequence are close together in the index. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Unlike randomBytes, it draws its randomness in advance: a record may have hundreds of rows.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Checks the shape of an id; anything else gets 404 without a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);
