import { randomBytes } from 'node:crypto';
import { uuidPattern } from '../../lib/shapes.ts';

/** Creates a uuid version 7, so that rows created in sequence are close together in the index. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Checks the shape of an id; anything else gets 404 without a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);
