import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { alphabet } from '../../../domain/letters/check-words.ts';

/**
 * Seals by Ed25519 over SHA-256. The key derives from the
 * installation's secret, so that backups prove every letter.
 */
export function sealOf(secret: string, sha256: string): string {
  const key = privateKey(secret);
  const signature = sign(null, Buffer.from(sha256, 'hex'), key);
  return `${publicPart(key)}.${signature.toString('base64url')}`;
}

/** Verifies the seal against this hash and this installation's key: anybody can make a key and seal. */
export function isSealOf(secret: string, seal: string, sha256: string): boolean {
  const [x, signature] = seal.split('.');
  const key = createPublicKey(privateKey(secret));
  if (!x || !signature || x !== publicPart(key)) return false;
  return verify(null, Buffer.from(sha256, 'hex'), key, Buffer.from(signature, 'base64url'));
}

/** Generates an unguessable code for the public check: 100 bits in unambiguous letters and digits. */
export function newVerifyCode(): string {
  const signs = [...randomBytes(20)].map((byte) => alphabet[byte % 32]).join('');
  return (signs.match(/.{5}/g) ?? []).join('-');
}

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'naskah seal on signed letters', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

const publicPart = (key: KeyObject): string =>
  String((key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' }).x);
