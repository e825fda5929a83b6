import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mayUseResource } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok } from '../http/index.ts';

/** One privilege of the catalogue, as the tree of a role shows it. */
type CatalogueEntry = {
  path: string;
  name: string;
  branch: string;
  description: string | null;
  isActive: boolean;
};

/** Returns the whole catalogue at once, for users who edit roles or the catalogue itself. */
export function catalogueRoute(app: FastifyInstance, { db }: Deps): void {
  const roles = resourceNamed('manajemen-user.role');
  const permissions = resourceNamed('manajemen-user.permission');
  const schema = { tags: ['user'], summary: 'Katalog hak akses, seluruhnya' };
  app.get('/user/api/Permission/catalogue', { schema }, async (request) => {
    const viewer = viewerOf(request.actor);
    if (!mayUseResource(viewer, roles) && !mayUseResource(viewer, permissions)) throw forbidden();
    const found = await db.execute<CatalogueEntry>(sql`
      select path, name, branch, description, is_active as "isActive"
      from permission order by sort_order, path limit 5000`);
    return ok({ items: found.rows, totalCount: found.rows.length });
  });
}
