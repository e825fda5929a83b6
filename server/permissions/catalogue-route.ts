import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CatalogueEntry, permissionCalls } from '../../domain/calls/permissions.ts';
import { mayUseResource } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok, route } from '../http/index.ts';

/** Returns the whole catalogue at once, for users who edit roles or the catalogue itself. */
export function catalogueRoute(app: FastifyInstance, { db }: Deps): void {
  const roles = resourceNamed('manajemen-user.role');
  const permissions = resourceNamed('manajemen-user.permission');
  route(app, permissionCalls.readCatalogue, async ({ actor }) => {
    const viewer = viewerOf(actor);
    if (!mayUseResource(viewer, roles) && !mayUseResource(viewer, permissions)) throw forbidden();
    const found = await db.execute<CatalogueEntry>(sql`
      select path, name, branch, description, is_active as "isActive"
      from permission order by sort_order, path limit 5000`);
    return ok({ items: found.rows, totalCount: found.rows.length });
  });
}
