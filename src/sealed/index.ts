import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { deviceKey } from '../../authProvider/index.ts';

/**
 * Encrypts text for this device by the session's key. Synchronous; works on plain HTTP, where there is no
 * crypto.subtle.
 */
export const sealed = (text: string): string =>
  mark + toBase64(cipher().encrypt(new TextEncoder().encode(text)));

/** Decrypts; undefined for another user's text, damage or a lost key. */
export function unsealed(kept: string): string | undefined {
  // From before texts were sealed.
  if (!kept.startsWith(mark)) return kept;
  try {
    return new TextDecoder().decode(cipher().decrypt(fromBase64(kept.slice(mark.length))));
  } catch {
    return undefined;
  }
}

/** For values in a deviceStore. */
export const sealing = { encode: sealed, decode: unsealed };

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
