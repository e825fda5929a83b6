import type { FastifyInstance } from 'fastify';
import { settingCalls as calls } from '../../domain/calls/settings.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { findRecords } from './find-records.ts';
import { readStates } from './read-states.ts';

/** What the page of all settings and the palette are told beside the declarations. */
export function registerSettings(app: FastifyInstance, deps: Deps): void {
  route(app, calls.states, async ({ actor }) => {
    const items = await readStates(deps, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.records, async ({ actor, request }) => {
    const items = await findRecords(deps.pool, actor, (request.query as Record<string, unknown>).q);
    return ok({ items, totalCount: items.length });
  });
}
