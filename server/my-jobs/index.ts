import type { FastifyInstance } from 'fastify';
import { jobCalls } from '../../domain/calls/jobs.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { listJobs } from './list-jobs.ts';

/** GET /task/api/Job: the user's long-running work, read from the queues and tables of other capabilities. */
export function registerMyJobs(app: FastifyInstance, { db }: Deps): void {
  route(app, jobCalls.list, async ({ actor }) => ok({ items: await listJobs(db, actor) }));
}
