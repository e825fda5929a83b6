import type { FastifyInstance } from 'fastify';
import { permissionCalls as calls } from '../../domain/calls/permissions.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { waysOfPerson, waysOfRole } from './role-ways.ts';

/** Who has which role, by which way: from the role and from the person. */
export function roleWayRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.waysOfRole, async ({ actor, params, list }) =>
    ok(await waysOfRole(db, actor, params.id, list())),
  );
  route(app, calls.waysOfPerson, async ({ actor, params }) => ok(await waysOfPerson(db, actor, params.id)));
}
