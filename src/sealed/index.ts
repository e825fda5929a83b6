import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { deviceKey } from '../../authProvider/index.ts';

/**
 * Text as it may lie on this device: read again only with the key that its person's session brings. By a cipher that
 * answers at once, since text is kept with every change, and works on a plain intranet address too, where browsers have
 * none of their own.
 */
export const sealed = (text: string): string =>
  mark + toBase64(cipher().encrypt(new TextEncoder().encode(text)));

/** What was sealed; undefined where it is another person's, damaged, or by a key that is gone. */
export function unsealed(kept: string): string | undefined {
  // From before texts were sealed.
  if (!kept.startsWith(mark)) return kept;
  try {
    return new TextDecoder().decode(cipher().decrypt(fromBase64(kept.slice(mark.length))));
  } catch {
    return undefined;
  }
}

const mark = 'sealed:';
const cipher = () => managedNonce(xchacha20poly1305)(fromBase64(deviceKey()));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // No more arguments at once than every browser takes.
  for (let at = 0; at < bytes.length; at += part)
    text += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(text);
}
const part = 0x80_00;

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
