import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { say } from '../../lib/language.ts';
import { fault } from '../../lib/text-faults.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { forbidden, invalid, ok } from '../http/index.ts';
import { sendJob } from '../jobs/index.ts';
import { isAddress } from '../mail/index.ts';
import type { ActorCache } from './actor-cache.ts';
import { rememberDevice } from './device-cookie.ts';
import {
  mailNewPasswordLink,
  newPassword,
  passwordMailJob,
  setForgottenPassword,
} from './forgotten-password.ts';
import { notifyUser } from './notify-user.ts';
import { assertOwnPassword } from './own-password.ts';
import { setPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { endStandingKeysOf } from './standing-keys.ts';

const base = '/user/api/Account';
const resetBody = z.strictObject({
  token: z.string(fault({ id: 'Tautan tidak lengkap.', en: 'The link is incomplete.' })).max(200),
  password: newPassword,
});
const changeBody = z.strictObject({
  currentPassword: z
    .string(fault({ id: 'Isi kata sandi sekarang.', en: 'Enter your current password.' }))
    .min(1, fault({ id: 'Isi kata sandi sekarang.', en: 'Enter your current password.' }))
    .max(200),
  password: newPassword,
  /** Defaults to true: after a leaked password, tokens created with it must end. */
  endTokens: z.boolean().default(true),
});

/** Forgotten and changed passwords (SPEC A5, A6). Mails are throttled by the asker's address. */
export function passwordRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  deps.jobs.handle(passwordMailJob, ({ email }) => mailNewPasswordLink(deps, email));
  const seldom = { anonymous: true, rateLimit: { max: 10, timeWindow: '10 minutes' } };

  app.post<{ Querystring: { email?: unknown } }>(
    `${base}/ForgetPassword`,
    { config: seldom },
    async (request) => {
      const { email } = request.query;
      if (typeof email !== 'string' || !isAddress(email))
        throw invalid({
          email: [say({ id: 'Isi alamat surel yang benar.', en: 'Enter a valid e-mail address.' })],
        });
      await sendJob(deps.db, passwordMailJob, { email });
      return ok(null, 'Permintaan Ganti Password berhasil dikirimkan ke email Anda');
    },
  );

  app.post(`${base}/ResetPassword`, { config: seldom }, async (request, reply) => {
    const body = resetBody.safeParse(request.body ?? {});
    if (!body.success) throw invalid(fieldErrors(body.error));
    const userId = await setForgottenPassword(deps, body.data.token, body.data.password);
    // Access to the account's mail proves the user: other clients' tries must not block this sign-in.
    rememberDevice(request, reply, deps.config, userId);
    await cache.forgetEverywhere();
    return ok(null, 'Kata sandi diganti. Silakan masuk.');
  });

  app.post(`${base}/ChangePassword`, { config: { personal: true } }, async (request) => {
    const { actor } = request;
    const body = changeBody.safeParse(request.body ?? {});
    if (!body.success) throw invalid(fieldErrors(body.error));
    const found = await deps.db.execute<{ isldap: string }>(
      sql`select isldap from "user" where id = ${actor.userId}`,
    );
    if (found.rows[0]?.isldap !== '2')
      throw forbidden(
        say({
          id: 'Kata sandi Anda diatur di direktori perusahaan.',
          en: "Your password is kept in the company's directory.",
        }),
      );
    await assertOwnPassword(deps, request, body.data.currentPassword, 'currentPassword');
    await deps.db.transaction(async (tx) => {
      await setPassword(tx, actor.userId, body.data.password);
      await endSessionsOf(tx, actor.userId, actor.sessionId);
      if (body.data.endTokens) await endStandingKeysOf(tx, actor.userId);
      await recordAudit(tx, {
        actor,
        action: 'change-password',
        resource: 'manajemen-user.user',
        recordId: actor.userId,
        after: { endTokens: body.data.endTokens },
      });
      await notifyUser(tx, actor.userId, 'Kata sandi akun Naskah Anda baru saja diganti.');
    });
    await cache.forgetEverywhere();
    return ok(null, 'Kata sandi diganti.');
  });
}
