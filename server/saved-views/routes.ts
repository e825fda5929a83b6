import type { FastifyInstance } from 'fastify';
import { savedViewCalls as calls } from '../../domain/calls/saved-views.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { listViews } from './list-views.ts';
import { changeView, createView, deleteView } from './save-view.ts';

/** Routes of a user's named list views; all signed-in users have only their own. */
export function registerSavedViews(app: FastifyInstance, { db }: Deps): void {
  route(app, calls.list, async ({ actor, request }) => {
    const items = await listViews(db, actor, request.query as Record<string, unknown>);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.create, async ({ actor, body }) => ok(await createView(db, actor, body()), 'Tersimpan'));
  route(app, calls.change, async ({ actor, params, body }) =>
    ok(await changeView(db, actor, params.id, body), 'Tersimpan'),
  );
  route(app, calls.delete, async ({ actor, params }) =>
    ok(await deleteView(db, actor, params.id), 'Terhapus'),
  );
}
