import { timingSafeEqual } from 'node:crypto';
import { fingerprint } from './keys.ts';
import { randomToken } from './tokens.ts';

const purpose = 'refresh-token';

/**
 * A refresh token of a session: it names the session, and is sealed with a key of the installation's secret. So an old one
 * is known for what it is however often it was renewed since, and nobody ends another's session by inventing one.
 */
export function newRefreshToken(secret: string, sessionId: string): string {
  const body = `${sessionId}.${randomToken()}`;
  return `${body}.${fingerprint(secret, purpose, body)}`;
}

/** The session a token was made for; undefined for what we never made. */
export function sessionOfToken(secret: string, token: string): string | undefined {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(fingerprint(secret, purpose, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return body.slice(0, body.indexOf('.'));
}
