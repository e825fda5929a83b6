import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { bodyOf, documented } from '../call.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

const base = '/user/api/Account/Session';
const config = { personal: true };
const nothing = z.strictObject({});

/** Routes that list the user's sessions and end them remotely; an ended session gets 401 on its next request. */
export function deviceRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  app.get(base, { config, schema: documented('Perangkat tempat saya masuk') }, async ({ actor }) => {
    const items = await listDevices(deps.db, actor);
    return ok({ items, totalCount: items.length });
  });

  app.delete<{ Params: { id: string } }>(
    `${base}/:id`,
    { config, schema: documented('Keluarkan satu perangkat') },
    async (request) => {
      await endDevice(deps, request.actor, request.params.id);
      await cache.forgetEverywhere();
      return ok(null, 'Perangkat dikeluarkan.');
    },
  );

  app.post(
    `${base}/revoke-others`,
    { config, schema: documented('Keluarkan semua perangkat lain') },
    async (request) => {
      bodyOf(request, nothing);
      const count = await endOtherDevices(deps, request.actor);
      await cache.forgetEverywhere();
      return ok({ count }, 'Perangkat lain dikeluarkan.');
    },
  );
}
