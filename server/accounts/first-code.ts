import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Digits and capitals without the ones people mistake for each other: 32 of them, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The code that makes the first administrator, four groups of five characters (DESIGN 4). Derived from the
 * installation's secret: the same after every start, unguessable without it, kept nowhere.
 */
export function firstCode(secret: string): string {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, 'naskah', 'first-administrator', 20));
  const characters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return characters.replace(/.{5}(?=.)/g, '$&-');
}

/** Whether that is the code, however it was typed: any case, with or without dashes, O for 0, I or L for 1. */
export function isFirstCode(secret: string, typed: string): boolean {
  return timingSafeEqual(fingerprint(typed), fingerprint(firstCode(secret)));
}

const fingerprint = (code: string): Buffer => {
  const plain = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest();
};
