import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { bodyOf, documented } from '../call.ts';
import { assertOwnPassword } from '../own-password.ts';
import { apiTokenBody, createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';

const base = '/user/api/Account/Token';
const config = { personal: true };
const fields = ['name', 'access', 'entryId', 'expiresOn', 'password'];

/** Routes for the user's API tokens: list, create, revoke (SPEC B6). */
export function apiTokenRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  app.get(base, { config, schema: documented('Token API saya') }, async ({ actor }) => {
    const items = await listApiTokens(deps.db, actor);
    return ok({ items, totalCount: items.length });
  });

  app.post(base, { config, schema: documented('Buat token API', fields) }, async (request, reply) => {
    const body = bodyOf(request, apiTokenBody);
    await assertOwnPassword(deps, request, body.password);
    reply.header('cache-control', 'no-store');
    return ok(await createApiToken(deps, request.actor, body), 'Token dibuat.');
  });

  app.delete<{ Params: { id: string } }>(
    `${base}/:id`,
    { config, schema: documented('Cabut token API') },
    async (request) => {
      await revokeApiToken(deps, request.actor, request.params.id);
      await cache.forgetEverywhere();
      return ok(null, 'Token dicabut.');
    },
  );
}
