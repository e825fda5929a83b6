import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { bodyOf, documented } from '../call.ts';
import type { WhoCache } from '../who-cache.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

const base = '/user/api/Account/Session';
const config = { personal: true };
const nothing = z.strictObject({});

/** Routes that list the user's sessions and end them remotely; an ended session gets 401 on its next request. */
export function deviceRoutes(app: FastifyInstance, deps: Deps, cache: WhoCache): void {
  app.get(base, { config, schema: documented('Perangkat tempat saya masuk') }, async ({ who }) => {
    const items = await listDevices(deps.db, who);
    return ok({ items, totalCount: items.length });
  });

  app.delete<{ Params: { id: string } }>(
    `${base}/:id`,
    { config, schema: documented('Keluarkan satu perangkat') },
    async (request) => {
      await endDevice(deps, request.who, request.params.id);
      await cache.forgetEverywhere();
      return ok(null, 'Perangkat dikeluarkan.');
    },
  );

  app.post(
    `${base}/revoke-others`,
    { config, schema: documented('Keluarkan semua perangkat lain') },
    async (request) => {
      bodyOf(request, nothing);
      const count = await endOtherDevices(deps, request.who);
      await cache.forgetEverywhere();
      return ok({ count }, 'Perangkat lain dikeluarkan.');
    },
  );
}
