import type { FastifyInstance } from 'fastify';
import { viewAsCalls as calls } from '../../../domain/calls/view-as.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import { beginView } from './begin-view.ts';
import { endViewJob, endViews } from './end-view.ts';

/** "Lihat sebagai": begun and ended by its person, or by the clock. */
export function viewAsRoutes(app: FastifyInstance, deps: Deps, cache: ActorCache): void {
  route(app, calls.begin, async ({ actor, body }) => {
    const view = await beginView(deps, actor, body());
    await cache.forgetEverywhere();
    return ok(view);
  });
  route(app, calls.end, async ({ actor }) => {
    await deps.db.transaction((tx) => endViews(tx, { sessionId: actor.sessionId }, 'back'));
    await cache.forgetEverywhere();
    return ok(null);
  });
  deps.jobs.handle(endViewJob, ({ id }) => deps.db.transaction((tx) => endViews(tx, { id }, 'time')));
}
