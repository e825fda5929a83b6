import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { listViews } from './list-views.ts';
import { changeView, createView, deleteView } from './save-view.ts';

const base = '/user/api/SavedView';
const tags = ['saved views'];
type ById = { Params: { id: string } };

/** Routes of a user's named list views; all signed-in users have only their own. */
export function registerSavedViews(app: FastifyInstance, { db }: Deps): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    base,
    { schema: { tags, summary: 'Tampilan tersimpan dari satu daftar' } },
    async (request) => {
      const items = await listViews(db, request.actor, request.query);
      return ok({ items, totalCount: items.length });
    },
  );
  app.post(base, { schema: { tags, summary: 'Simpan tampilan daftar' } }, async (request) =>
    ok(await createView(db, request.actor, request.body), 'Tersimpan'),
  );
  app.put<ById>(`${base}/:id`, { schema: { tags, summary: 'Ubah tampilan daftar' } }, async (request) =>
    ok(await changeView(db, request.actor, request.params.id, request.body), 'Tersimpan'),
  );
  app.delete<ById>(`${base}/:id`, { schema: { tags, summary: 'Hapus tampilan daftar' } }, async (request) =>
    ok(await deleteView(db, request.actor, request.params.id), 'Terhapus'),
  );
}
