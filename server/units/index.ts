import type { FastifyInstance } from 'fastify';
import { unitCalls as calls } from '../../domain/calls/units.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { getRecord, reachToRead, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok, route } from '../http/index.ts';
import { readFollowers } from './read-followers.ts';

export { unitHooks } from './unit-hooks.ts';

/** What a form says of a unit beside what is declared. */
export function registerUnits(app: FastifyInstance, { db, pool }: Deps): void {
  route(app, calls.followers, async ({ request, actor, params }) => {
    const rule = reachToRead(request, organizationUnit);
    const unit = await getRecord(pool, organizationUnit, params.id, rule);
    // How many have the same code tells of a code that the role does not see.
    if (!('companyCode' in seenFor(actor, organizationUnit).fields)) throw forbidden();
    return ok(await readFollowers(db, unit));
  });
}
