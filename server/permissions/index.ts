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

/** What the resources that rights are made from do beyond the derived behaviour. */
export const accessHooks: Record<string, Hooks> = {
  'manajemen-user.admin': adminHooks,
  'manajemen-user.permission': permissionHooks,
  'manajemen-user.role': roleHooks,
  'manajemen-user.user': userHooks,
  'pengaturan.jabatan': postHooks,
  'pengaturan.pemetaan-jabatan': holderHooks,
};

/** The catalogue of privileges: kept as declared from the start on, and given to those who edit roles. */
export function registerPermissions(app: FastifyInstance, deps: Deps): void {
  app.addHook('onReady', () => keepCatalogue(deps.db));
  catalogueRoute(app, deps);
}
