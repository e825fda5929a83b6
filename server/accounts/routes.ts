import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../../resources/language.ts';
import { fieldErrors } from '../../resources/schema.ts';
import type { Deps } from '../deps.ts';
import { invalid, ok, Refusal, unauthorised } from '../http/index.ts';
import type { Who } from '../who.ts';
import { currentUser } from './current-user.ts';
import { findWho } from './find-who.ts';
import {
  clearRefreshCookie,
  presentedRefreshToken,
  setRefreshCookie,
  wantsCookie,
} from './refresh-cookie.ts';
import { endSession, type Opened, rotateSession } from './sessions.ts';
import { signIn, signInBody } from './sign-in.ts';
import { switchRole } from './switch-role.ts';
import { accessLifetime, type TokenMaker } from './tokens.ts';
import type { WhoCache } from './who-cache.ts';

const base = '/user/api/Account';

/** Signing in and out, tokens, the current user, the role switch (SPEC A6). */
export function accountRoutes(app: FastifyInstance, deps: Deps, tokens: TokenMaker, cache: WhoCache): void {
  const hand = async (request: FastifyRequest, reply: FastifyReply, opened: Opened) => {
    const { session, refreshToken } = opened;
    const inCookie = wantsCookie(request);
    if (inCookie) setRefreshCookie(reply, deps.config, refreshToken, session.remember);
    const token = await tokens.sign({ sessionId: session.id, userId: session.userId });
    reply.header('cache-control', 'no-store');
    return {
      token,
      refreshToken: inCookie ? '' : refreshToken,
      tokenType: 'Bearer',
      expiresIn: accessLifetime,
    };
  };

  app.post(`${base}/login`, { config: { anonymous: true } }, async (request, reply) => {
    const body = signInBody.safeParse(request.body ?? {});
    if (!body.success) throw invalid(fieldErrors(body.error));
    const device = request.headers['user-agent'] ?? null;
    const opened = await signIn(deps, body.data, { address: request.ip, device });
    const who = (await findWho(deps.db, opened.session.id, request.ip)) as Who;
    return ok({ ...(await hand(request, reply, opened)), user: await currentUser(deps.db, who) });
  });

  app.post(`${base}/RefreshToken`, { config: { anonymous: true } }, async (request, reply) => {
    const presented = presentedRefreshToken(request);
    const rotated = presented ? await rotateSession(deps.db, presented, request.ip) : undefined;
    if (!rotated || rotated === 'reused') {
      if (rotated === 'reused') await cache.forgetEverywhere();
      clearRefreshCookie(reply);
      throw unauthorised();
    }
    return ok(await hand(request, reply, rotated));
  });

  // Works with whatever is left of a session: signing out must never fail because the token is old.
  app.post(`${base}/RevokeToken`, { config: { anonymous: true } }, async (request, reply) => {
    const refreshToken = presentedRefreshToken(request);
    const claims = await tokens.read((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (claims) await endSession(deps.db, { id: claims.sessionId });
    else if (refreshToken) await endSession(deps.db, { refreshToken });
    await cache.forgetEverywhere();
    clearRefreshCookie(reply);
    return ok(null);
  });

  app.get(`${base}/GetUserByToken`, async (request) => ok(await currentUser(deps.db, request.who)));

  const change = async (request: FastifyRequest, entryId: unknown) => {
    await switchRole(deps, request.who, entryId);
    await cache.forgetEverywhere();
    const { sessionId, userId } = request.who;
    return {
      statusCode: 200,
      message: 'Switch role berhasil',
      token: await tokens.sign({ sessionId, userId }),
    };
  };
  app.post('/user/api/Role/ChangeRolesV2', { config: { personal: true } }, (request) => {
    const body = request.body as { id?: unknown } | null;
    if (typeof body?.id !== 'string')
      throw new Refusal(422, say({ id: 'Pilih role.', en: 'Choose a role.' }), {
        id: [say({ id: 'Pilih role.', en: 'Choose a role.' })],
      });
    return change(request, body.id);
  });
  app.get<{ Params: { id: string } }>(
    '/user/api/Role/ChangeRoles/:id',
    { config: { personal: true } },
    (request) => change(request, request.params.id),
  );
}
