import type { FastifyInstance } from 'fastify';
import { dayInWib } from '../../../lib/wib.ts';
import type { Deps } from '../../deps.ts';
import { expireDueGrants } from './expire.ts';

/** Calls that look at what may be known or opened of many items at once. */
const looking = new Set([
  '/search/api/Search',
  '/arsip/api/Archive',
  '/arsip/api/Archive/lookup',
  '/arsip/api/Loan',
  '/arsip/api/Label',
]);

/**
 * Somebody's grants that are over end before such a call of theirs is answered, as they do before a single item is
 * (rules/find-archive.ts). They end with a day, so that it is asked once a day, person and process.
 */
export function endBeforeLooking(app: FastifyInstance, { db }: Deps): void {
  let day = '';
  const asked = new Set<string>();
  app.addHook('preHandler', async ({ routeOptions, who }) => {
    if (!looking.has(routeOptions.url ?? '')) return;
    const today = dayInWib();
    if (day !== today) asked.clear();
    day = today;
    if (asked.has(who.userId)) return;
    await expireDueGrants(db, who);
    asked.add(who.userId);
  });
}
