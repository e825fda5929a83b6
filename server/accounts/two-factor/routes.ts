import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { getRecord, reach, reachToWrite } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
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

/** Routes of the second step (SPEC B6): set-up, confirmation, turning it off, and reset by an administrator. */
export function twoFactorRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  route(app, calls.twoFactor, async ({ actor }) => ok(await readTwoFactor(deps.db, actor.userId)));
  route(app, calls.beginTwoFactor, async ({ request, reply, actor, body }) => {
    await assertOwnPassword(deps, request, body().password);
    reply.header('cache-control', 'no-store');
    return ok(await beginTwoFactor(deps, actor));
  });
  route(app, calls.confirmTwoFactor, async ({ request, reply, actor, body }) => {
    const { code } = body();
    const codes = await counted(request, () => confirmTwoFactor(deps, actor, code));
    await cache.forgetEverywhere();
    reply.header('cache-control', 'no-store');
    return ok(codes, 'Verifikasi dua langkah aktif.');
  });
  route(app, calls.renewRecoveryCodes, async ({ request, reply, actor, body }) => {
    const { password, code } = body();
    await assertOwnPassword(deps, request, password);
    const codes = await counted(request, () => renewRecoveryCodes(deps, actor, code));
    reply.header('cache-control', 'no-store');
    return ok(codes, 'Kode pemulihan dibuat ulang.');
  });
  route(app, calls.endTwoFactor, async ({ request, actor, body }) => {
    const { password, code } = body();
    await assertOwnPassword(deps, request, password);
    await counted(request, () => endTwoFactor(deps, actor, code));
    return ok(null, 'Verifikasi dua langkah dimatikan.');
  });

  const user = resourceNamed('manajemen-user.user');
  route(app, calls.twoFactorOf, async ({ request, params }) => {
    await getRecord(deps.pool, user, params.id, reach(request, user));
    const { isActive, since } = await readTwoFactor(deps.db, params.id);
    return ok({ isActive, since });
  });
  route(app, calls.resetTwoFactorOf, async ({ request, actor, params }) => {
    await getRecord(deps.pool, user, params.id, reachToWrite(request, user, 'change'));
    await resetTwoFactor(deps, actor, params.id);
    await cache.forgetEverywhere();
    return ok(null, 'Verifikasi dua langkah dimatikan.');
  });

  /** Codes are short: so many guesses and no more, whatever they are for. */
  async function counted<Result>({ actor }: FastifyRequest, take: () => Promise<Result>): Promise<Result> {
    const keys = { purpose: 'second-step', by: { userId: actor.userId } } as const;
    await countTry(deps.db, keys);
    const result = await take();
    await forgetTries(deps.db, keys);
    return result;
  }
}
