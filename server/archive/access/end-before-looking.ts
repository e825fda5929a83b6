import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { expireDueGrants } from './expire.ts';

/** Calls that look at what may be opened of many items at once. */
const looking = new Set(['/search/api/Search', '/arsip/api/Loan', '/arsip/api/Label']);

/** Grants that are over end before such a call is answered, as they do before a single item is (rules/find-archive.ts). */
export function endBeforeLooking(app: FastifyInstance, { db }: Deps): void {
  app.addHook('preHandler', async ({ routeOptions }) => {
    if (looking.has(routeOptions.url ?? '')) await expireDueGrants(db);
  });
}
