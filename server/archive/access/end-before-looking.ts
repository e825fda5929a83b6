import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
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
  requests,
  `${requests}/board`,
]);

const one = new Set(['/:id', '/:id/event', '/:id/steps'].map((end) => `${requests}${end}`));

/** Their own, and those that they decide on. */
const of = ({ userId, positionId }: Actor): SQL =>
  sql`(t.by_user_id = ${userId} or t.decider_position_ids @> array[${positionId}::uuid])`;

/**
 * Ends expired grants before such a request: the user's own and those they decide on. Once per day, user and process
 * suffices; of a single request, always.
 */
export function endBeforeLooking(app: FastifyInstance, { db }: Deps): void {
  let day = '';
  const asked = new Set<string>();
  app.addHook('preHandler', async ({ method, routeOptions, params, actor }) => {
    const { url = '' } = routeOptions;
    const { id } = (params ?? {}) as { id?: string };
    if (one.has(url) && id && isId(id)) await expireDueGrants(db, { of: sql`t.id = ${id}` });
    if (!looking.has(url) || (url === requests && method !== 'GET')) return;
    const today = dayInWib();
    if (day !== today) asked.clear();
    day = today;
    const key = `${actor.userId} ${actor.positionId}`;
    if (asked.has(key)) return;
    await expireDueGrants(db, { of: of(actor) });
    asked.add(key);
  });
}
