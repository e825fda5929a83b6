import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickerCalls as calls } from '../../domain/calls/pickers.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { listPeople, peopleByIds } from './list-options.ts';
import { getUnit, listNumberCodeUnits, listPositions, listUnits } from './list-places.ts';
import { readPickQuery } from './pick-query.ts';

export { peopleAt, postsAt } from './list-options.ts';

/** Routes of the contract's pickers. */
export function registerPeople(app: FastifyInstance, { db }: Deps): void {
  const asked = ({ query }: FastifyRequest) => readPickQuery(query as Record<string, unknown>);
  route(app, calls.people, async ({ request }) => ok(await listPeople(db, asked(request))));
  route(app, calls.peopleByIds, async ({ body }) => ok(await peopleByIds(db, body())));
  route(app, calls.units, async ({ request }) => ok(await listUnits(db, asked(request))));
  route(app, calls.archiveUnits, async ({ request }) => ok(await listUnits(db, asked(request))));
  route(app, calls.unit, async ({ params }) => ok(await getUnit(db, params.id)));
  route(app, calls.positions, async ({ request }) => ok(await listPositions(db, asked(request))));
  route(app, calls.numberCodeUnits, async ({ request }) => ok(await listNumberCodeUnits(db, asked(request))));
}
