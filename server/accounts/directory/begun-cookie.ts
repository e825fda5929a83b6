import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Begun } from '../../directory/index.ts';
import { seal, unseal } from '../keys.ts';

const name = 'naskah_oidc';
const path = '/user/api/Account/Oidc';
const purpose = 'oidc-begun';
/** Seconds between leaving for the provider and coming back. */
const lifetime = 600;

/** What was begun, for whom: '' for a sign-in, a session's id for a proof in it. */
type Kept = Begun & { sessionId: string; at: number };

/** Binds an attempt to this browser, so that nobody is signed in by another's answer. */
export function keepBegun(reply: FastifyReply, config: Config, begun: Begun, sessionId = ''): void {
  const kept: Kept = { ...begun, sessionId, at: Date.now() };
  reply.setCookie(name, seal(config.secret, purpose, 'browser', Buffer.from(JSON.stringify(kept))), {
    httpOnly: true,
    // Our own page sends it, once the provider has led back there.
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    path,
    maxAge: lifetime,
  });
}

/** Takes it once: an answer counts for one attempt. @returns undefined for another's, an old or a forged one */
export function takeBegun(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  sessionId = '',
): Begun | undefined {
  const sealed = request.cookies[name]?.slice(0, 2000);
  reply.clearCookie(name, { path });
  const opened = sealed ? unseal(config.secret, purpose, 'browser', sealed) : undefined;
  const kept = opened && (JSON.parse(opened.toString()) as Kept);
  return kept && kept.sessionId === sessionId && kept.at > Date.now() - lifetime * 1000 ? kept : undefined;
}
