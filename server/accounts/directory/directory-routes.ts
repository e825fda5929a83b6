import type { FastifyInstance } from 'fastify';
import { idleAfter } from '../../../domain/accounts/idle-after.ts';
import { directoryCalls as calls } from '../../../domain/calls/directory.ts';
import { sessionCalls } from '../../../domain/calls/session.ts';
import type { Deps } from '../../deps.ts';
import { directoryOf } from '../../directory/index.ts';
import { ok, route } from '../../http/index.ts';
import { keepConnected } from './connected.ts';
import { addGroup, listGroups, removeGroup } from './groups.ts';
import { listIdle } from './list-idle.ts';
import { readDirectory, searchPeople, testDirectory } from './read-directory.ts';

/** What administrators see and set of the directory, and which ways of signing in there are. */
export function directoryRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onReady', () => keepConnected(deps));
  route(app, sessionCalls.signInWays, () => {
    const { oidc, ldap } = directoryOf(deps.config);
    return ok({ oidc: Boolean(oidc), ldap: Boolean(ldap) });
  });
  route(app, calls.read, async () => ok(await readDirectory(deps)));
  route(app, calls.test, async ({ body }) => ok(await testDirectory(deps, body().way)));
  route(app, calls.groups, async () => {
    const items = await listGroups(deps.db);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.addGroup, async ({ actor, body }) =>
    ok(await addGroup(deps.db, actor, body()), 'Tersimpan'),
  );
  route(app, calls.removeGroup, async ({ actor, params }) => {
    await removeGroup(deps.db, actor, params.id);
    return ok(null, 'Terhapus');
  });
  route(app, calls.idle, async () => ok(await listIdle(deps.db, idleAfter)));
  route(app, calls.people, async ({ request }) => {
    const { search = '' } = request.query as { search?: unknown };
    const items = await searchPeople(deps, String(search));
    return ok({ items, totalCount: items.length });
  });
}
