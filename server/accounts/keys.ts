import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** A key for one purpose, out of the installation's secret. */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'naskah', purpose, 32));

/** Encrypts a few bytes for the database, bound to their owner: in another user's row they do not decrypt. */
export function seal(secret: string, purpose: string, owner: string, plain: Buffer): string {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts sealed bytes; undefined when the secret or the owner differs, or the data is damaged. */
export function unseal(secret: string, purpose: string, owner: string, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const opening = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, 12), {
      authTagLength: 16,
    }).setAAD(Buffer.from(owner));
    opening.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]);
  } catch {
    return undefined;
  }
}

/**
 * Fingerprints a short text by HMAC: without the installation's secret, a stolen database allows no brute force.
 */
export const fingerprint = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
