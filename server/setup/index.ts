import type { FastifyInstance } from 'fastify';
import { setupCalls as calls } from '../../domain/calls/setup.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { assertGivesPasswords } from '../accounts/index.ts';
import { type CrudOptions, reachToWrite } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { inviteAll } from './invite-all.ts';
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
  route(app, calls.invite, async ({ request, reply, actor }) => {
    reachToWrite(request, user, 'change');
    assertGivesPasswords(actor);
    reply.header('cache-control', 'no-store');
    return ok(await inviteAll(deps, actor));
  });
  workbookRoutes(app, deps, crud);
}
