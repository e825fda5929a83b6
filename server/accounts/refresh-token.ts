import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from './keys.ts';
import { randomToken } from './tokens.ts';

const purpose = 'refresh-token';

/**
 * Names and seals its session by the installation's secret: old tokens
 * stay recognisable, forged ones end no session.
 */
export function newRefreshToken(secret: string, sessionId: string): string {
  const body = `${sessionId}.${randomToken()}`;
  return `${body}.${fingerprint(secret, purpose, body)}`;
}

/** Reads the session of a token; undefined for a token this installation did not create. */
export function sessionOfToken(secret: string, token: string): string | undefined {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(fingerprint(secret, purpose, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return body.slice(0, body.indexOf('.'));
}
