import type { FastifyInstance } from 'fastify';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { assertOwnPassword } from '../own-password.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';

/** Routes for the user's API tokens: list, create, revoke (SPEC B6). */
export function apiTokenRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  route(app, calls.apiTokens, async ({ actor }) => {
    const items = await listApiTokens(deps.db, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.createApiToken, async ({ request, reply, actor, body }) => {
    const wanted = body();
    await assertOwnPassword(deps, request, wanted.password);
    reply.header('cache-control', 'no-store');
    return ok(await createApiToken(deps, actor, wanted), 'Token dibuat.');
  });
  route(app, calls.revokeApiToken, async ({ actor, params }) => {
    await revokeApiToken(deps, actor, params.id);
    await cache.forgetEverywhere();
    return ok(null, 'Token dicabut.');
  });
}
