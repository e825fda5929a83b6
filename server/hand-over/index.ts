import type { FastifyInstance } from 'fastify';
import { handOverCalls as calls } from '../../domain/calls/hand-over.ts';
import type { CrudOptions } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { handOverWork } from './hand-over-work.ts';
import { findLeaver, listOpenWork } from './list-open-work.ts';

/** Everything open of somebody who leaves, to one or to several. */
export function registerHandOver(app: FastifyInstance, deps: Deps, { hooks, rights }: CrudOptions): void {
  route(app, calls.preview, async ({ actor, params }) => {
    const leaver = await findLeaver(deps.db, actor, params.id);
    const items = await listOpenWork(deps.db, actor, leaver, false);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.handOver, async ({ actor, params, body }) => {
    await findLeaver(deps.db, actor, params.id);
    const answer = await handOverWork(deps, actor, params.id, body(), hooks);
    await rights.changed();
    return ok(answer);
  });
}
