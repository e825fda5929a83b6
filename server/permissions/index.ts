import type { FastifyInstance } from 'fastify';
import { userHooks } from '../accounts/index.ts';
import type { Hooks } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { adminHooks } from './admin-hooks.ts';
import { catalogueRoute } from './catalogue-route.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import { permissionHooks } from './permission-hooks.ts';
import { holderHooks, postHooks } from './post-hooks.ts';
import { roleHooks } from './role-hooks.ts';
import { roleWayRoutes } from './role-way-routes.ts';

export { definitiveRefusal } from './one-definitive-holder.ts';

export const accessHooks: Record<string, Hooks> = {
  'manajemen-user.admin': adminHooks,
  'manajemen-user.permission': permissionHooks,
  'manajemen-user.role': roleHooks,
  'manajemen-user.user': userHooks,
  'pengaturan.jabatan': postHooks,
  'pengaturan.pemetaan-jabatan': holderHooks,
};

/** Updates the catalogue of privileges at start, and serves it to users who edit roles. */
export function registerPermissions(app: FastifyInstance, deps: Deps): void {
  app.addHook('onReady', () => keepCatalogue(deps.db));
  catalogueRoute(app, deps);
  roleWayRoutes(app, deps);
}
