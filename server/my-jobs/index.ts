import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { listJobs } from './list-jobs.ts';

/** GET /task/api/Job: the user's long-running work, read from the queues and tables of other capabilities. */
export function registerMyJobs(app: FastifyInstance, { db }: Deps): void {
  app.get(
    '/task/api/Job',
    { schema: { summary: 'Pekerjaan panjang saya', tags: ['task'] } },
    async (request) => ok({ items: await listJobs(db, request.actor) }),
  );
}
