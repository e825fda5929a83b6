import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCalls as calls } from '../../domain/calls/session.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Db } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { ok, Refusal, route, unauthorised } from '../http/index.ts';
import type { ActorCache } from './actor-cache.ts';
import { currentUser } from './current-user.ts';
import { assertDemoIsForThem } from './demo-for-others.ts';
import { knownDevice, rememberDevice } from './device-cookie.ts';
import { fingerprint } from './keys.ts';
import { loadActor } from './load-actor.ts';
import { mustChangePassword } from './password.ts';
import {
  clearRefreshCookie,
  presentedRefreshToken,
  refreshCookie,
  setRefreshCookie,
  wantsCookie,
} from './refresh-cookie.ts';
import { endSession, findSessionId, mostDays, type Opened, type Over, rotateSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { switchRole } from './switch-role.ts';
import { accessLifetime, type TokenMaker } from './tokens.ts';

/** Signing in and out, tokens, the current user, the role switch (SPEC A6). */
export function accountRoutes(app: FastifyInstance, deps: Deps, tokens: TokenMaker, cache: ActorCache): void {
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

  route(app, calls.signIn, async ({ request, reply, body }) => {
    const credentials = body();
    assertDemoIsForThem(request, deps.config);
    const device = request.headers['user-agent'] ?? null;
    const deviceOf = (userId: string | null) => knownDevice(request, deps.config, userId);
    const opened = await signIn(deps, credentials, { address: request.ip, device, deviceOf });
    await endReplaced(request);
    const actor = (await loadActor(deps.db, opened.session.id, request.ip)) as Actor;
    return ok({ ...(await hand(request, reply, opened)), user: await currentUser(deps.db, actor) });
  });

  route(app, calls.renew, async ({ request, reply }) => {
    const presented = presentedRefreshToken(request);
    const { secret } = deps.config;
    const rotated = presented ? await rotateSession(deps.db, secret, presented, request.ip) : 'over';
    if (typeof rotated === 'string') {
      if (rotated === 'reused') await cache.forgetEverywhere();
      clearRefreshCookie(reply);
      throw endedBecause(rotated);
    }
    return ok(await hand(request, reply, rotated));
  });

  // Accepts any remains of a session: signing out must never fail because the token is old.
  route(app, calls.signOut, async ({ request, reply }) => {
    const refreshToken = presentedRefreshToken(request);
    const claims = await tokens.read((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    const id =
      claims?.sessionId ??
      (refreshToken && (await findSessionId(deps.db, deps.config.secret, refreshToken))) ??
      undefined;
    if (id) await signOut(deps.db, id);
    // Clear every process's cache only when a session has ended.
    if (id) await cache.forgetEverywhere();
    clearRefreshCookie(reply);
    return ok(null);
  });

  route(app, calls.currentUser, async ({ actor }) => ok(await currentUser(deps.db, actor)));

  const change = async (actor: Actor, entryId: string) => {
    await switchRole(deps, actor, entryId);
    await cache.forgetEverywhere();
    const { sessionId, userId } = actor;
    const token = await tokens.sign({ sessionId, userId });
    return { statusCode: 200, message: 'Switch role berhasil', token } as const;
  };
  route(app, calls.switchRole, ({ actor, body }) => change(actor, body().id));
  route(app, calls.switchRoleTo, ({ actor, params }) => change(actor, params.id));
}

/** Ends a session by its person's own wish. */
function signOut(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await endSession(tx, id);
    if (!ended) return;
    const actor = { userId: ended.userId, entryId: ended.userId };
    await recordAudit(tx, { actor, action: 'sign-out', resource: 'session', recordId: id });
  });
}

/** Gives the reason when the user could not know it; `ended` marks the message as worth showing. */
function endedBecause(over: Over): Refusal {
  if (over === 'over') return unauthorised();
  const message =
    over === 'aged'
      ? translate({
          id: `Anda sudah masuk selama ${mostDays} hari. Demi keamanan, masuk kembali.`,
          en: `You have been signed in for ${mostDays} days. For safety, sign in again.`,
        })
      : translate({
          id: 'Sesi ini diakhiri karena dipakai dari tempat lain. Masuk kembali, dan ganti kata sandi bila itu bukan Anda.',
          en: 'This session was ended because it was used from somewhere else. Sign in again, and change your password if that was not you.',
        });
  return new Refusal(401, message, undefined, { ended: over });
}
