import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { summaries } from './summaries.ts';

/** The home page's figures. By the contract a bare array, without an envelope (SPEC A6). */
export function registerDashboard(app: FastifyInstance, { db }: Deps): void {
  app.get(
    '/dashboard/api/Ringkasan',
    { schema: { tags: ['dashboard'], summary: 'Ringkasan pekerjaan' } },
    (request) => summaries(db, request.who),
  );
}
