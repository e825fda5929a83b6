import type { FastifyInstance } from 'fastify';
import { sessionCalls as calls } from '../../domain/calls/session.ts';
import { type Message, translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { ok, Refusal, route, unauthorised } from '../http/index.ts';
import type { ActorCache } from './actor-cache.ts';
import { currentUser } from './current-user.ts';
import { assertDemoIsForThem } from './demo-for-others.ts';
import { knownDevice } from './device-cookie.ts';
import { leaveAddress } from './directory/leave-provider.ts';
import { type Gone, stillThere } from './directory/still-there.ts';
import { type handSessions, signOut } from './hand-sessions.ts';
import { clearRefreshCookie, presentedRefreshToken } from './refresh-cookie.ts';
import { endSession, findSessionId, mostDays, type Over, rotateSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { switchRole } from './switch-role.ts';
import type { TokenMaker } from './tokens.ts';

/** Signing in and out, tokens, the current user, the role switch (SPEC A6). */
export function accountRoutes(
  app: FastifyInstance,
  deps: Deps,
  tokens: TokenMaker,
  cache: ActorCache,
  { hand, answerSignedIn }: ReturnType<typeof handSessions>,
): void {
  route(app, calls.signIn, async ({ request, reply, body }) => {
    const credentials = body();
    assertDemoIsForThem(request, deps.config);
    const device = request.headers['user-agent'] ?? null;
    const deviceOf = (userId: string | null) => knownDevice(request, deps.config, userId);
    const opened = await signIn(deps, credentials, { address: request.ip, device, deviceOf });
    if (opened.isChanged) await cache.forgetEverywhere();
    return ok(await answerSignedIn(request, reply, opened));
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
    const gone = await stillThere(deps, rotated.session.id);
    if (gone) {
      await endSession(deps.db, rotated.session.id);
      await cache.forgetEverywhere();
      clearRefreshCookie(reply);
      throw endedBecause(gone);
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
    const leave = id && (await leaveAddress(deps, id));
    if (id) await signOut(deps.db, id);
    // Clear every process's cache only when a session has ended.
    if (id) await cache.forgetEverywhere();
    clearRefreshCookie(reply);
    return ok(leave ? { leave } : null);
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

/** Gives the reason when the user could not know it; `ended` marks the message as worth showing. */
function endedBecause(over: Over | Gone): Refusal {
  if (over === 'over') return unauthorised();
  return new Refusal(401, translate(endings[over]), undefined, { ended: over });
}

const endings: Record<Exclude<Over | Gone, 'over'>, Message> = {
  aged: {
    id: `Anda sudah masuk selama ${mostDays} hari. Demi keamanan, masuk kembali.`,
    en: `You have been signed in for ${mostDays} days. For safety, sign in again.`,
  },
  reused: {
    id: 'Sesi ini diakhiri karena dipakai dari tempat lain. Masuk kembali, dan ganti kata sandi bila itu bukan Anda.',
    en: 'This session was ended because it was used from somewhere else. Sign in again, and change your password if that was not you.',
  },
  gone: {
    id: 'Direktori perusahaan tidak lagi mengenal akun Anda, jadi sesi ini diakhiri.',
    en: 'The company directory does not know your account any more, so this session was ended.',
  },
  again: {
    id: 'Sesi akun perusahaan Anda berakhir. Masuk kembali dengan akun perusahaan.',
    en: 'The session of your company account has ended. Sign in with it again.',
  },
};
