import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fault } from '../../../lib/text-faults.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { getRecord, reach, reachToWrite } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { bodyOf, documented, passwordField } from '../call.ts';
import { assertOwnPassword } from '../own-password.ts';
import { countTry, forgetTries } from '../throttle.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
} from './two-factor.ts';

const base = '/user/api/Account/TwoFactor';
const ofUser = '/user/api/User/:id/TwoFactor';
const config = { personal: true };
type ById = { Params: { id: string } };
const code = z
  .string(fault({ id: 'Isi kode.', en: 'Enter the code.' }))
  .trim()
  .min(1, fault({ id: 'Isi kode.', en: 'Enter the code.' }))
  .max(40, fault({ id: 'Kode terlalu panjang.', en: 'The code is too long.' }));
const passwordBody = z.strictObject({ password: passwordField });
const codeBody = z.strictObject({ code });
const bothBody = z.strictObject({ password: passwordField, code });

/** Routes of the second step (SPEC B6): set-up, confirmation, turning it off, and reset by an administrator. */
export function twoFactorRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  app.get(base, { config, schema: documented('Keadaan verifikasi dua langkah') }, async ({ actor }) =>
    ok(await readTwoFactor(deps.db, actor.userId)),
  );

  app.post(
    base,
    { config, schema: documented('Mulai verifikasi dua langkah', ['password']) },
    async (request, reply) => {
      const { password } = bodyOf(request, passwordBody);
      await assertOwnPassword(deps, request, password);
      reply.header('cache-control', 'no-store');
      return ok(await beginTwoFactor(deps, request.actor));
    },
  );

  app.post(
    `${base}/confirm`,
    { config, schema: documented('Aktifkan verifikasi dua langkah', ['code']) },
    async (request, reply) => {
      const body = bodyOf(request, codeBody);
      const codes = await counted(request, () => confirmTwoFactor(deps, request.actor, body.code));
      await cache.forgetEverywhere();
      reply.header('cache-control', 'no-store');
      return ok(codes, 'Verifikasi dua langkah aktif.');
    },
  );

  app.post(
    `${base}/recovery-codes`,
    { config, schema: documented('Buat ulang kode pemulihan', ['password', 'code']) },
    async (request, reply) => {
      const body = bodyOf(request, bothBody);
      await assertOwnPassword(deps, request, body.password);
      const codes = await counted(request, () => renewRecoveryCodes(deps, request.actor, body.code));
      reply.header('cache-control', 'no-store');
      return ok(codes, 'Kode pemulihan dibuat ulang.');
    },
  );

  app.post(
    `${base}/end`,
    { config, schema: documented('Matikan verifikasi dua langkah', ['password', 'code']) },
    async (request) => {
      const body = bodyOf(request, bothBody);
      await assertOwnPassword(deps, request, body.password);
      await counted(request, () => endTwoFactor(deps, request.actor, body.code));
      return ok(null, 'Verifikasi dua langkah dimatikan.');
    },
  );

  const user = resourceNamed('manajemen-user.user');
  app.get<ById>(
    ofUser,
    { schema: documented('Apakah pengguna memakai verifikasi dua langkah') },
    async (request) => {
      await getRecord(deps.pool, user, request.params.id, reach(request, user));
      const { isActive, since } = await readTwoFactor(deps.db, request.params.id);
      return ok({ isActive, since });
    },
  );

  app.delete<ById>(
    ofUser,
    { config, schema: documented('Matikan verifikasi dua langkah pengguna') },
    async (request) => {
      const { id } = request.params;
      await getRecord(deps.pool, user, id, reachToWrite(request, user));
      await resetTwoFactor(deps, request.actor, id);
      await cache.forgetEverywhere();
      return ok(null, 'Verifikasi dua langkah dimatikan.');
    },
  );

  /** Codes are short: so many guesses and no more, whatever they are for. */
  async function counted<Result>({ actor }: FastifyRequest, take: () => Promise<Result>): Promise<Result> {
    const keys = { purpose: 'second-step', by: { userId: actor.userId } } as const;
    await countTry(deps.db, keys);
    const result = await take();
    await forgetTries(deps.db, keys);
    return result;
  }
}
