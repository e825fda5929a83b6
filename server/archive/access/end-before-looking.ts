import type { FastifyInstance } from 'fastify';
import { dayInWib } from '../../../lib/wib.ts';
import type { Deps } from '../../deps.ts';
import { expireDueGrants } from './expire.ts';

const requests = '/arsip/api/AccessRequest';

/** Routes whose result depends on readable or known items in bulk. */
const looking = new Set([
  '/search/api/Search',
  '/arsip/api/Archive',
  '/arsip/api/Archive/lookup',
  '/arsip/api/Loan',
  '/arsip/api/Label',
]);

/** What shows the grants themselves, of whoever decides on them too. */
const showing = new Set(['', '/board', '/:id', '/:id/event', '/:id/steps'].map((end) => `${requests}${end}`));

/**
 * Ends the user's expired grants before such a request. Grants end with a
 * day: once per day, user and process suffices.
 */
export function endBeforeLooking(app: FastifyInstance, { db }: Deps): void {
  let day = '';
  const asked = new Set<string>();
  app.addHook('preHandler', async ({ routeOptions, actor }) => {
    if (showing.has(routeOptions.url ?? '')) await expireDueGrants(db);
    if (!looking.has(routeOptions.url ?? '')) return;
    const today = dayInWib();
    if (day !== today) asked.clear();
    day = today;
    if (asked.has(actor.userId)) return;
    await expireDueGrants(db, actor);
    asked.add(actor.userId);
  });
}
