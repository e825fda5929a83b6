import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { SavedView } from '../../domain/calls/saved-views.ts';
import {
  isOtherList,
  type NewView,
  reportsList,
  searchesList,
  type ViewChange,
  type ViewState,
} from '../../domain/calls/saved-views.ts';
import { searchPage } from '../../domain/search.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen, mayUseResource } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { seenFor } from '../crud/index.ts';
import type { Db, Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { conflict, forbidden, invalid } from '../http/index.ts';
import { ownView, present } from './list-views.ts';
import { savedViews } from './tables.ts';

const mostOfAList = 50;

/**
 * Saves a list view for the user.
 * @throws Refusal 403 without the list's privilege; 409 at 50 of the list; 422 wrong or taken names, wrong states
 */
export async function createView(
  db: Db,
  actor: Actor,
  { resource, name, state, isDefault }: NewView,
): Promise<SavedView> {
  const viewer = viewerOf(actor);
  const mayUse =
    resource === searchesList
      ? mayOpen(viewer, searchPage.path)
      : resource === reportsList || mayUseResource(viewer, resourceNamed(resource));
  if (!mayUse) throw forbidden();
  refuseUnseenFields(actor, resource, state);
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const [kept] = await tx.select({ count: count() }).from(savedViews).where(ofList(actor, resource));
    if ((kept?.count ?? 0) >= mostOfAList)
      throw conflict(
        translate({
          id: `Paling banyak ${mostOfAList} tampilan untuk satu daftar. Hapus salah satu lebih dahulu.`,
          en: `At most ${mostOfAList} views of one list. Delete one first.`,
        }),
      );
    await refuseTaken(tx, actor, resource, name);
    if (isDefault) await clearDefault(tx, actor, resource);
    const [row] = await tx
      .insert(savedViews)
      .values({ id: newId(), userId: actor.userId, resource, name, state, isDefault })
      .returning();
    return present(row as typeof savedViews.$inferSelect);
  });
}

/**
 * Renames, replaces or stars one of the user's own views.
 * @throws Refusal 404 for another user's; 422 wrong or taken names, wrong states
 */
export async function changeView(
  db: Db,
  actor: Actor,
  id: string,
  body: () => ViewChange,
): Promise<SavedView> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const { resource } = await ownView(tx, actor, id);
    const change = body();
    if (change.state) refuseUnseenFields(actor, resource, change.state);
    if (change.name !== undefined) await refuseTaken(tx, actor, resource, change.name, id);
    if (change.isDefault) await clearDefault(tx, actor, resource);
    const [row] = await tx
      .update(savedViews)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(savedViews.id, id))
      .returning();
    return present(row as typeof savedViews.$inferSelect);
  });
}

/** Deletes one of the person's own views. @throws Refusal 404 for anybody else's */
export async function deleteView(db: Db, actor: Actor, id: string): Promise<SavedView> {
  return db.transaction(async (tx) => {
    const row = await ownView(tx, actor, id);
    await tx.delete(savedViews).where(eq(savedViews.id, row.id));
    return present(row);
  });
}

/** @throws Refusal 422 for a filter, an order or a column that the actor's role does not see */
function refuseUnseenFields(actor: Actor, name: string, { filter, sort, columns = [] }: ViewState): void {
  if (isOtherList(name)) return;
  const resource = resourceNamed(name);
  const seen = seenFor(actor, resource);
  const isUnseen = (field: string): boolean => {
    // Lists take filters and orders in any letters.
    const name = Object.keys(resource.fields).find((one) => one.toLowerCase() === field.toLowerCase());
    return name !== undefined && !Object.hasOwn(seen.fields, name);
  };
  const unseen = [...Object.keys(filter), sort.field, ...columns].find(isUnseen);
  if (unseen) throw invalid({ state: [translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })] });
}

const ofList = (actor: Actor, resource: string) =>
  and(eq(savedViews.userId, actor.userId), eq(savedViews.resource, resource));

/** Serialises a user's writes: limit, names and single default are checked before writing. */
const lockOwner = (executor: Executor, actor: Actor) =>
  executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`saved_view ${actor.userId}`}))`);

async function refuseTaken(
  executor: Executor,
  actor: Actor,
  resource: string,
  name: string,
  except?: string,
) {
  const [taken] = await executor
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(
      and(
        ofList(actor, resource),
        eq(sql`lower(${savedViews.name})`, sql`lower(${name})`),
        except ? ne(savedViews.id, except) : undefined,
      ),
    );
  if (taken)
    throw invalid({
      name: [
        translate({ id: 'Nama tampilan ini sudah dipakai.', en: 'There is already a view of this name.' }),
      ],
    });
}

const clearDefault = (executor: Executor, actor: Actor, resource: string) =>
  executor
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(ofList(actor, resource), eq(savedViews.isDefault, true)));
