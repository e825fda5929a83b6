import type { FastifyInstance } from 'fastify';
import { dataModelCalls as calls } from '../../domain/calls/data-model.ts';
import { readableBy } from '../../resources/data-model.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { countRecords } from './count-records.ts';

export { countRecords } from './count-records.ts';

/** What the picture of the data model is drawn with beside the declarations. */
export function registerDataModel(app: FastifyInstance, { pool }: Deps): void {
  route(app, calls.counts, async ({ actor }) => {
    const items = await countRecords(pool, actor, readableBy(viewerOf(actor)));
    return ok({ items, totalCount: items.length });
  });
}
