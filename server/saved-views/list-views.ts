import { and, asc, eq } from 'drizzle-orm';
import type { SavedView, ViewState } from '../../domain/calls/saved-views.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Db, Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { badRequest, notFound, queryMessages } from '../http/index.ts';
import { savedViews } from './tables.ts';

/**
 * Lists the user's own views of a list, by name.
 * @throws Refusal 400 for anything but `resource`
 */
export async function listViews(db: Db, actor: Actor, query: Record<string, unknown>): Promise<SavedView[]> {
  const { resource, ...unknown } = query;
  for (const name of Object.keys(unknown))
    throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
  if (typeof resource !== 'string' || resource.includes('\u0000'))
    throw badRequest({ resource: [translate({ id: 'Sebutkan satu daftar.', en: 'Name one list.' })] });
  const rows = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, actor.userId), eq(savedViews.resource, resource)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
  return rows.map(present);
}

/** One of the person's own. @throws Refusal 404 for anybody else's */
export async function ownView(executor: Executor, actor: Actor, id: string) {
  if (!isId(id))
    throw notFound(translate({ id: 'Tampilan tidak ditemukan.', en: 'This view was not found.' }));
  const [row] = await executor
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, actor.userId)))
    .for('update');
  if (!row) throw notFound(translate({ id: 'Tampilan tidak ditemukan.', en: 'This view was not found.' }));
  return row;
}

export const present = (row: typeof savedViews.$inferSelect): SavedView => ({
  id: row.id,
  resource: row.resource,
  name: row.name,
  state: row.state as ViewState,
  isDefault: row.isDefault,
  updatedAt: row.updatedAt.toISOString(),
});
