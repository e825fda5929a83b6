import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a code is valid, its digits, and the allowed clock drift in steps (RFC 6238, 5.2). */
const period = 30;
const digits = 6;
const drift = 1;

/** The step that a moment lies in. */
export const stepAt = (moment: number): number => Math.floor(moment / 1000 / period);

/** Computes the code of one step (RFC 4226, 5.3; HMAC-SHA-1, which every authenticator app supports). */
export function codeAt(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest[digest.length - 1] ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** Finds the step of a typed code, within the allowed drift; undefined for a wrong one. */
export function stepOf(secret: Buffer, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * drift + 1 }, (_, at) => stepAt(now) - drift + at);
  return steps.filter((step) => isSame(codeAt(secret, step), code)).at(-1);
}

/** Builds the URI of the QR code (the key URI format that all authenticator apps read). */
export function keyUri(secret: Buffer, account: string): string {
  const label = `Naskah:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Naskah&algorithm=SHA1&digits=${digits}&period=${period}`;
}

/** RFC 4648 without padding: the length is a multiple of five. */
export function base32(bytes: Buffer): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five, 2))).join('');
}

const isSame = (right: string, typed: string): boolean =>
  right.length === typed.length && timingSafeEqual(Buffer.from(right), Buffer.from(typed));
