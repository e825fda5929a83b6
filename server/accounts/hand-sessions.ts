import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Db } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import type { ActorCache } from './actor-cache.ts';
import { currentUser } from './current-user.ts';
import { rememberDevice } from './device-cookie.ts';
import { fingerprint } from './keys.ts';
import { loadActor } from './load-actor.ts';
import { mustChangePassword } from './password.ts';
import { refreshCookie, setRefreshCookie, wantsCookie } from './refresh-cookie.ts';
import { endSession, findSessionId, type Opened } from './sessions.ts';
import { accessLifetime, type TokenMaker } from './tokens.ts';

/** Hands an opened or renewed session to its browser, however its person proved who they are. */
export function handSessions(deps: Deps, tokens: TokenMaker, cache: ActorCache) {
  const hand = async (request: FastifyRequest, reply: FastifyReply, opened: Opened) => {
    const { session, refreshToken } = opened;
    const inCookie = wantsCookie(request);
    if (inCookie) setRefreshCookie(reply, deps.config, refreshToken, session.remember);
    if (inCookie) rememberDevice(request, reply, deps.config, session.userId);
    const token = await tokens.sign({ sessionId: session.id, userId: session.userId });
    reply.header('cache-control', 'no-store');
    return {
      token,
      refreshToken: inCookie ? '' : refreshToken,
      tokenType: 'Bearer',
      expiresIn: accessLifetime,
      deviceKey: fingerprint(deps.config.secret, 'device-copies', session.userId),
      mustChangePassword: await mustChangePassword(deps.db, session.userId),
    };
  };

  /** Ends the session whose cookie is replaced: without its cookie it could no longer be ended. */
  const endReplaced = async (request: FastifyRequest): Promise<void> => {
    const isSignInPage = request.headers['x-refresh-token-in'] === 'cookie';
    const before = isSignInPage ? refreshCookie(request) : undefined;
    const id = before && (await findSessionId(deps.db, deps.config.secret, before));
    if (!id) return;
    await signOut(deps.db, id);
    await cache.forgetEverywhere();
  };

  /** Answers a sign-in that has just come about. */
  const answerSignedIn = async (request: FastifyRequest, reply: FastifyReply, opened: Opened) => {
    await endReplaced(request);
    const actor = (await loadActor(deps.db, opened.session.id, request.ip)) as Actor;
    return { ...(await hand(request, reply, opened)), user: await currentUser(deps.db, actor) };
  };
  return { hand, answerSignedIn };
}

/** Ends a session by its person's own wish. */
export function signOut(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await endSession(tx, id);
    if (!ended) return;
    const actor = { userId: ended.userId, entryId: ended.userId };
    await recordAudit(tx, { actor, action: 'sign-out', resource: 'session', recordId: id });
  });
}
