import { createHash, randomUUID } from 'node:crypto';
import { uuidPattern } from '../../lib/shapes.ts';

/** Creates a uuid version 7, so that rows created in sequence are close together in the index. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Unlike randomBytes, it draws its randomness in advance: a record may have hundreds of rows.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The same id for the same words (RFC 9562, version 8), so that what is asked twice is made once. */
export function idOfWords(words: string): string {
  const hash = createHash('sha256').update(words).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Checks the shape of an id; anything else gets 404 without a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);
