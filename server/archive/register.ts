import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { accessRoutes } from './access/routes.ts';
import { filingRoutes } from './filing/routes.ts';
import { itemRoutes } from './item-routes.ts';
import { retentionRoutes } from './retention/routes.ts';

/** The archive's own routes, beside the declared ones (SPEC B4, B7): one line per capability. */
export function registerArchive(app: FastifyInstance, deps: Deps): void {
  itemRoutes(app, deps);
  filingRoutes(app, deps);
  retentionRoutes(app, deps);
  accessRoutes(app, deps);
}
