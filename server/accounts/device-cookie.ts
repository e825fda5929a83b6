import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { fingerprint } from './keys.ts';

const name = 'naskah_device';
const year = 365 * 24 * 3600;
/** A shared computer is known to so many accounts, the latest ones. */
const mostAccounts = 20;

/**
 * Marks the browser as known to this account. Grants no access, only a separate
 * count of sign-in tries (sign-in-throttle.ts).
 */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  userId: string,
): void {
  const nonce = knownDevice(request, config, userId) ?? randomBytes(9).toString('base64url');
  const own = `${nonce}.${sealOf(config, userId, nonce)}`;
  const others = entriesOf(request).filter((entry) => entry !== own);
  reply.setCookie(name, [own, ...others].slice(0, mostAccounts).join('~'), {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    path: '/user/api/Account',
    maxAge: year,
  });
}

/** Returns the device's mark for this account; undefined when the account has not signed in here before. */
export function knownDevice(
  request: FastifyRequest,
  config: Config,
  userId: string | null,
): string | undefined {
  if (!userId) return undefined;
  return entriesOf(request)
    .map((entry) => entry.split('.'))
    .find(([nonce = '', seal = '']) => isSame(seal, sealOf(config, userId, nonce)))?.[0];
}

const entriesOf = ({ cookies }: FastifyRequest): string[] =>
  (cookies[name] ?? '').slice(0, 2000).split('~').filter(Boolean).slice(0, mostAccounts);

const sealOf = ({ secret }: Config, userId: string, nonce: string): string =>
  fingerprint(secret, 'device', `${userId} ${nonce}`);

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
