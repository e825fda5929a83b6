import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';

/**
 * The server's seal on signed letters: Ed25519 over the SHA-256 of the document's bytes. The key is derived from the
 * installation's secret (HKDF-SHA256), so a backup of secret and database can prove every letter. A seal carries its
 * public key, so that it can be seen with which key, and so with which secret, a letter was sealed.
 */
export function sealOf(secret: string, sha256: string): string {
  const key = privateKey(secret);
  const signature = sign(null, Buffer.from(sha256, 'hex'), key);
  return `${publicPart(key)}.${signature.toString('base64url')}`;
}

/** Whether a seal was put on exactly this hash, and with this installation's key: anybody can make a key and seal. */
export function isSealOf(secret: string, seal: string, sha256: string): boolean {
  const [x, signature] = seal.split('.');
  const key = createPublicKey(privateKey(secret));
  if (!x || !signature || x !== publicPart(key)) return false;
  return verify(null, Buffer.from(sha256, 'hex'), key, Buffer.from(signature, 'base64url'));
}

/** A code for the public check that cannot be guessed: 100 bits in letters and digits that are not mistaken. */
export function newVerifyCode(): string {
  const signs = [...randomBytes(20)].map((byte) => alphabet[byte % 32]).join('');
  return (signs.match(/.{5}/g) ?? []).join('-');
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function privateKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'naskah seal on signed letters', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

const publicPart = (key: KeyObject): string =>
  String((key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' }).x);
