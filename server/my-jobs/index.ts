import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { listJobs } from './list-jobs.ts';

/** GET /task/api/Job: the signed-in person's long work, as the queues and tables of others know it. */
export function registerMyJobs(app: FastifyInstance, { db }: Deps): void {
  app.get(
    '/task/api/Job',
    { schema: { summary: 'Pekerjaan panjang saya', tags: ['task'] } },
    async (request) => ok({ items: await listJobs(db, request.who) }),
  );
}
