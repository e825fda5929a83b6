import type { FastifyInstance } from 'fastify';
import { absenceCalls as calls } from '../../domain/calls/absence.ts';
import type { CrudOptions } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { announceAbsence } from './announce-absence.ts';
import { endAbsence } from './end-absence.ts';
import { readAbsences } from './read-absences.ts';

export { absenceHooks } from './absence-hooks.ts';

/** A person's own days out of office; each is a delegation of their post. */
export function registerAbsences(app: FastifyInstance, deps: Deps, crud: CrudOptions): void {
  route(app, calls.read, async ({ actor }) => ok(await readAbsences(deps.db, actor)));
  route(app, calls.announce, async ({ actor, body }) => {
    const made = await announceAbsence(deps, actor, body, crud);
    await crud.rights.changed();
    return ok(made, 'Tersimpan');
  });
  route(app, calls.end, async ({ actor, params }) => {
    await endAbsence(deps, actor, params.id, crud);
    await crud.rights.changed();
    return ok(null, 'Tersimpan');
  });
}
