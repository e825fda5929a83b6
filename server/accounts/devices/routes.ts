import type { FastifyInstance } from 'fastify';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

/** Routes that list the user's sessions and end them remotely; an ended session gets 401 on its next request. */
export function deviceRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  route(app, calls.devices, async ({ actor }) => {
    const items = await listDevices(deps.db, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.endDevice, async ({ actor, params }) => {
    await endDevice(deps, actor, params.id);
    await cache.forgetEverywhere();
    return ok(null, 'Perangkat dikeluarkan.');
  });
  route(app, calls.endOtherDevices, async ({ actor, body }) => {
    body();
    const count = await endOtherDevices(deps, actor);
    await cache.forgetEverywhere();
    return ok({ count }, 'Perangkat lain dikeluarkan.');
  });
}
