import type { FastifyInstance } from 'fastify';
import { invitationCalls as calls } from '../../../domain/calls/invitations.ts';
import { sessionCalls } from '../../../domain/calls/session.ts';
import { translate } from '../../../lib/language.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import type { Actor } from '../../actor.ts';
import { getRecord, reachToWrite, seenFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, ok, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { rememberDevice } from '../device-cookie.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { giveTemporaryPassword } from './give-temporary-password.ts';
import { inviteUser } from './invite-user.ts';

/** Inviting people, and accepting an invitation. Tries are throttled by the asker's address. */
export function invitationRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  const { db, pool, config } = deps;
  // Nobody guesses a link; a whole office behind one address comes in on its first morning.
  const seldom = { config: { rateLimit: { max: 600, timeWindow: '10 minutes' } } };

  route(
    app,
    sessionCalls.readInvitation,
    async ({ request, reply }) => {
      const { token } = request.query as { token?: unknown };
      reply.header('cache-control', 'no-store');
      return ok(await readInvitation(deps, String(token ?? '')));
    },
    seldom,
  );

  route(
    app,
    sessionCalls.acceptInvitation,
    async ({ request, reply, body }) => {
      const { token, password } = body();
      const { userId, email } = await acceptInvitation(deps, token, password);
      // Access to the account's mail proves the user: other clients' tries must not block this sign-in.
      rememberDevice(request, reply, config, userId);
      await cache.forgetEverywhere();
      return ok({ email }, 'Kata sandi dibuat. Silakan masuk.');
    },
    seldom,
  );

  route(app, calls.invite, async ({ request, reply, actor, params, body }) => {
    await getRecord(pool, user, params.id, reachToWrite(request, user, 'change'));
    assertGivesPasswords(actor);
    const { byMail } = body();
    const { url, expiresAt } = await db.transaction((tx) =>
      inviteUser(tx, config, { actor, userId: params.id, byMail }),
    );
    reply.header('cache-control', 'no-store');
    // Who is mailed a link alone has it.
    const isShared = !byMail || !config.smtpUrl;
    return ok({ url: isShared ? url : null, expiresAt: expiresAt.toISOString() });
  });

  route(app, calls.giveTemporaryPassword, async ({ request, reply, actor, params }) => {
    await getRecord(pool, user, params.id, reachToWrite(request, user, 'change'));
    assertGivesPasswords(actor);
    const password = await giveTemporaryPassword(deps, actor, params.id);
    await cache.forgetEverywhere();
    reply.header('cache-control', 'no-store');
    return ok({ password });
  });
}

/** Whoever can hand over a link can choose the password behind it. @throws Refusal 403 */
export function assertGivesPasswords(actor: Actor): void {
  const { fields, locked } = seenFor(actor, user);
  if ('password' in fields && !locked?.includes('password')) return;
  throw forbidden(
    translate({
      id: 'Peran Anda tidak dapat memberi kata sandi.',
      en: 'Your role may not give passwords.',
    }),
  );
}
