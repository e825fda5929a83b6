import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { archiveOverview } from './archive.ts';
import { flow } from './flow.ts';
import { summaries } from './summaries.ts';

const tags = ['dashboard'];

/** Routes of the home page's figures. By the contract Ringkasan is a bare array, without an envelope (SPEC A6). */
export function registerDashboard(app: FastifyInstance, { db }: Deps): void {
  app.get('/dashboard/api/Ringkasan', { schema: { tags, summary: 'Ringkasan pekerjaan' } }, (request) =>
    summaries(db, request.actor),
  );
  app.get(
    '/dashboard/api/Flow',
    { schema: { tags, summary: 'Arus naskah unit dan naskah yang tertahan' } },
    async (request) => ok(await flow(db, request.actor)),
  );
  app.get('/dashboard/api/Archive', { schema: { tags, summary: 'Angka arsip' } }, async (request) =>
    ok(await archiveOverview(db, request.actor)),
  );
}
