import type { FastifyInstance } from 'fastify';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import type { WhoCache } from '../who-cache.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';

/** Routes that list the user's sessions and end them remotely; an ended session gets 401 on its next request. */
export function deviceRoutes(app: FastifyInstance, deps: Deps, cache: WhoCache): void {
  route(app, calls.devices, async ({ who }) => {
    const items = await listDevices(deps.db, who);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.endDevice, async ({ who, params }) => {
    await endDevice(deps, who, params.id);
    await cache.forgetEverywhere();
    return ok(null, 'Perangkat dikeluarkan.');
  });
  route(app, calls.endOtherDevices, async ({ who, body }) => {
    body();
    const count = await endOtherDevices(deps, who);
    await cache.forgetEverywhere();
    return ok({ count }, 'Perangkat lain dikeluarkan.');
  });
}
