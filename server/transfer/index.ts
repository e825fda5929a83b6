import type { FastifyInstance } from 'fastify';
import { resources } from '../../resources/index.ts';
import type { CrudOptions } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { exportRoutes } from './export/export-routes.ts';

/** Export and import of every declared resource that has screens. */
export function registerTransfer(app: FastifyInstance, deps: Deps, _options: CrudOptions): void {
  for (const resource of resources.filter((one) => one.pages)) exportRoutes(app, deps, resource);
}
