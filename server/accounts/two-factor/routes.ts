import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { getRecord, reach, reachToWrite } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { assertOwnPassword } from '../own-password.ts';
import { countTry, forgetTries } from '../throttle.ts';
import type { WhoCache } from '../who-cache.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
} from './two-factor.ts';

/** Routes of the second step (SPEC B6): set-up, confirmation, turning it off, and reset by an administrator. */
export function twoFactorRoutes(app: FastifyInstance, deps: Deps, cache: WhoCache): void {
  route(app, calls.twoFactor, async ({ who }) => ok(await readTwoFactor(deps.db, who.userId)));
  route(app, calls.beginTwoFactor, async ({ request, reply, who, body }) => {
    await assertOwnPassword(deps, request, body().password);
    reply.header('cache-control', 'no-store');
    return ok(await beginTwoFactor(deps, who));
  });
  route(app, calls.confirmTwoFactor, async ({ request, reply, who, body }) => {
    const { code } = body();
    const codes = await counted(request, () => confirmTwoFactor(deps, who, code));
    await cache.forgetEverywhere();
    reply.header('cache-control', 'no-store');
    return ok(codes, 'Verifikasi dua langkah aktif.');
  });
  route(app, calls.renewRecoveryCodes, async ({ request, reply, who, body }) => {
    const { password, code } = body();
    await assertOwnPassword(deps, request, password);
    const codes = await counted(request, () => renewRecoveryCodes(deps, who, code));
    reply.header('cache-control', 'no-store');
    return ok(codes, 'Kode pemulihan dibuat ulang.');
  });
  route(app, calls.endTwoFactor, async ({ request, who, body }) => {
    const { password, code } = body();
    await assertOwnPassword(deps, request, password);
    await counted(request, () => endTwoFactor(deps, who, code));
    return ok(null, 'Verifikasi dua langkah dimatikan.');
  });

  const user = resourceNamed('manajemen-user.user');
  route(app, calls.twoFactorOf, async ({ request, params }) => {
    await getRecord(deps.pool, user, params.id, reach(request, user));
    const { isActive, since } = await readTwoFactor(deps.db, params.id);
    return ok({ isActive, since });
  });
  route(app, calls.resetTwoFactorOf, async ({ request, who, params }) => {
    await getRecord(deps.pool, user, params.id, reachToWrite(request, user));
    await resetTwoFactor(deps, who, params.id);
    await cache.forgetEverywhere();
    return ok(null, 'Verifikasi dua langkah dimatikan.');
  });

  /** Codes are short: so many guesses and no more, whatever they are for. */
  async function counted<Result>({ who }: FastifyRequest, take: () => Promise<Result>): Promise<Result> {
    const keys = { purpose: 'second-step', by: { userId: who.userId } } as const;
    await countTry(deps.db, keys);
    const result = await take();
    await forgetTries(deps.db, keys);
    return result;
  }
}
