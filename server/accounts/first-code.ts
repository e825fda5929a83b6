import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { codeOf, plainCode } from './typed-code.ts';

/**
 * The first administrator's code (DESIGN 4), derived from the secret: the same after every start, and not stored.
 */
export function firstCode(secret: string): string {
  return codeOf(new Uint8Array(hkdfSync('sha256', secret, 'naskah', 'first-administrator', 20)), 5);
}

/** Whether that is the code, however it was typed. */
export function isFirstCode(secret: string, typed: string): boolean {
  return timingSafeEqual(fingerprint(typed), fingerprint(firstCode(secret)));
}

const fingerprint = (code: string): Buffer => createHash('sha256').update(plainCode(code)).digest();
