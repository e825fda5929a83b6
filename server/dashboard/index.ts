import type { FastifyInstance } from 'fastify';
import { dashboardCalls as calls } from '../../domain/calls/dashboard.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { archiveOverview } from './archive.ts';
import { flow } from './flow.ts';
import { summaries } from './summaries.ts';

/** Routes of the home page's figures. */
export function registerDashboard(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.summaries, ({ actor }) => summaries(db, actor));
  route(app, calls.flow, async ({ actor }) => ok(await flow(db, actor)));
  route(app, calls.archive, async ({ actor }) => ok(await archiveOverview(db, actor)));
}
