import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessionCalls as calls } from '../../domain/calls/session.ts';
import { translate } from '../../lib/language.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { forbidden, invalid, ok, route } from '../http/index.ts';
import { sendJob } from '../jobs/index.ts';
import { isAddress } from '../mail/index.ts';
import type { ActorCache } from './actor-cache.ts';
import { rememberDevice } from './device-cookie.ts';
import { mailNewPasswordLink, passwordMailJob, setForgottenPassword } from './forgotten-password.ts';
import { notifyUser } from './notify-user.ts';
import { assertOwnPassword } from './own-password.ts';
import { setPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { endStandingKeysOf } from './standing-keys.ts';

/** Forgotten and changed passwords (SPEC A5, A6). Mails are throttled by the asker's address. */
export function passwordRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  deps.jobs.handle(passwordMailJob, ({ email }) => mailNewPasswordLink(deps, email));
  const seldom = { config: { rateLimit: { max: 10, timeWindow: '10 minutes' } } };

  route(
    app,
    calls.forgetPassword,
    async ({ request }) => {
      const { email } = request.query as { email?: unknown };
      if (typeof email !== 'string' || !isAddress(email))
        throw invalid({
          email: [translate({ id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' })],
        });
      await sendJob(deps.db, passwordMailJob, { email });
      return ok(null, 'Permintaan Ganti Password berhasil dikirimkan ke email Anda');
    },
    seldom,
  );

  route(
    app,
    calls.resetPassword,
    async ({ request, reply, body }) => {
      const { token, password } = body();
      const userId = await setForgottenPassword(deps, token, password);
      // Access to the account's mail proves the user: other clients' tries must not block this sign-in.
      rememberDevice(request, reply, deps.config, userId);
      await cache.forgetEverywhere();
      return ok(null, 'Kata sandi diganti. Silakan masuk.');
    },
    seldom,
  );

  route(
    app,
    calls.changePassword,
    async ({ request, actor, body }) => {
      const { currentPassword, password, endTokens } = body();
      const found = await deps.db.execute<{ isldap: string }>(
        sql`select isldap from "user" where id = ${actor.userId}`,
      );
      if (found.rows[0]?.isldap !== '2')
        throw forbidden(
          translate({
            id: 'Kata sandi Anda diatur di direktori perusahaan.',
            en: "Your password is kept in the company's directory.",
          }),
        );
      await assertOwnPassword(deps, request, currentPassword, 'currentPassword');
      if (actor.mustChangePassword && password === currentPassword)
        throw invalid({
          password: [
            translate({
              id: 'Pilih kata sandi lain dari yang diberikan kepada Anda.',
              en: 'Choose another password than the one you were given.',
            }),
          ],
        });
      await deps.db.transaction(async (tx) => {
        await setPassword(tx, actor.userId, password);
        await endSessionsOf(tx, actor.userId, actor.sessionId);
        if (endTokens) await endStandingKeysOf(tx, actor.userId);
        await recordAudit(tx, {
          actor,
          action: 'change-password',
          resource: 'manajemen-user.user',
          recordId: actor.userId,
          after: { endTokens },
        });
        await notifyUser(tx, actor.userId, 'Kata sandi akun Naskah Anda baru saja diganti.');
      });
      await cache.forgetEverywhere();
      return ok(null, 'Kata sandi diganti.');
    },
    { config: { beforeOwnPassword: true } },
  );
}
