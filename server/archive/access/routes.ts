import type { FastifyInstance } from 'fastify';
import { accessCalls as calls } from '../../../domain/calls/archive-access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { askAccess } from './ask.ts';
import { approveRequest, refuseRequest, revokeAccess, withdrawRequest } from './decide.ts';
import { endBeforeLooking } from './end-before-looking.ts';
import { listRequests, readRequest } from './read-requests.ts';

/** Requests to open archive items above Biasa (SPEC A1, B3, DOMAIN 4). */
export function accessRoutes(app: FastifyInstance, deps: Deps): void {
  const saved = async (actor: Actor, id: string) => ok(await readRequest(deps, actor, id), 'Tersimpan');
  endBeforeLooking(app, deps);
  route(app, calls.list, async ({ actor, list }) => ok(await listRequests(deps, actor, list())));
  route(app, calls.read, async ({ actor, params }) => ok(await readRequest(deps, actor, params.id)));
  route(app, calls.ask, async ({ actor, body }) => {
    const id = await askAccess(deps, actor, body);
    return ok(await readRequest(deps, actor, id), 'Permintaan terkirim');
  });
  route(app, calls.approve, async ({ actor, params, body }) => {
    await approveRequest(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.refuse, async ({ actor, params, body }) => {
    await refuseRequest(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.withdraw, async ({ actor, params, body }) => {
    await withdrawRequest(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.revoke, async ({ actor, params, body }) => {
    await revokeAccess(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
}
