import type { FastifyInstance } from 'fastify';
import { setupCalls as calls } from '../../domain/calls/setup.ts';
import type { CrudOptions } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { readSetup } from './read-setup.ts';
import { settleSetup } from './settle-setup.ts';
import { readStarterSet, takeStarter } from './starter/starter.ts';
import { workbookRoutes } from './workbook/routes.ts';

/** The set-up assistant of an empty installation. */
export function registerSetup(app: FastifyInstance, deps: Deps, crud: CrudOptions): void {
  route(app, calls.read, async ({ actor }) => ok(await readSetup(deps, actor)));
  route(app, calls.settle, async ({ actor, body }) => {
    await settleSetup(deps.db, actor, body().home);
    return ok(await readSetup(deps, actor));
  });
  route(app, calls.starter, async () => ok(await readStarterSet(deps.db)));
  route(app, calls.takeStarter, async ({ actor, body }) =>
    ok(await takeStarter(deps, actor, crud, body().keys), 'Tersimpan'),
  );
  workbookRoutes(app, deps, crud);
}
