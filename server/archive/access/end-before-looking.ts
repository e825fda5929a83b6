import type { FastifyInstance } from 'fastify';
import { dayInWib } from '../../../resources/wib.ts';
import type { Deps } from '../../deps.ts';
import { expireDueGrants } from './expire.ts';

/** Calls that look at what may be opened of many items at once. */
const looking = new Set(['/search/api/Search', '/arsip/api/Loan', '/arsip/api/Label']);

/**
 * Grants that are over end before such a call is answered, as they do before a single item is (rules/find-archive.ts).
 * They end with a day, so that it is asked once a day and process.
 */
export function endBeforeLooking(app: FastifyInstance, { db }: Deps): void {
  let endedUntil = '';
  app.addHook('preHandler', async ({ routeOptions }) => {
    const today = dayInWib();
    if (endedUntil === today || !looking.has(routeOptions.url ?? '')) return;
    await expireDueGrants(db);
    endedUntil = today;
  });
}
