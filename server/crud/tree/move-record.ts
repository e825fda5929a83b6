import { sql } from 'drizzle-orm';
import type { Move } from '../../../domain/calls/record-calls.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { changedByOther, conflict, invalid, notFound } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { getRecord } from '../reading/get-record.ts';
import { lockTree } from '../references/check-references.ts';
import { seenFor } from '../rights/role-view.ts';
import { quote, tableName } from '../sql/columns.ts';
import { databaseError, refusalOf } from '../sql/database-refusal.ts';
import { snakeCase } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { applyChange } from '../writing/update-record.ts';
import { lockedRow } from '../writing/write-record.ts';
import { orderField, renumber, siblingOrder } from './tree-order.ts';

/** Retries of a move while a sibling is being written. */
const tries = 20;

/**
 * Moves a tree's record in one transaction with its audit rows, by the rules
 * for PUT. Renumbers siblings only without room.
 * @throws Refusal 404 unseen or no tree; 422 under itself, unknown parent or sibling; 409 changed by another user
 */
export async function moveRecord(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  recordId: string,
  body: () => Move,
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!resource.parent || !isId(recordId)) throw notFound();
  await getRecord(deps.pool, resource, recordId, rule);
  const move = body();
  if (move.before && !orderField(resource))
    throw invalid({
      before: [
        translate({ id: 'Urutan data ini tidak dapat diatur.', en: 'These records cannot be put in order.' }),
      ],
    });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await inTransaction(deps.db, (tx) =>
        moveWithin(tx, resource, { actor, rule, recordId, move, parent: String(resource.parent), hooks }),
      );
      return;
    } catch (error) {
      if (error === changedMeanwhile)
        throw changedByOther(await getRecord(deps.pool, seenFor(actor, resource), recordId, rule));
      if (!isTaken(error)) throw refusalOf(error, resource) ?? error;
      if (attempt === tries)
        throw conflict(
          translate({
            id: 'Data ini sedang diubah orang lain. Coba lagi sebentar.',
            en: 'Somebody else is changing this record. Try again in a moment.',
          }),
        );
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt));
    }
  }
}

type Work = {
  actor: Actor;
  rule: RowRule;
  recordId: string;
  move: Move;
  parent: string;
  hooks?: Hooks | undefined;
};

async function moveWithin(tx: Executor, resource: Resource, work: Work): Promise<void> {
  const { actor, rule, recordId, move, parent, hooks } = work;
  // Locks the tree first, then rows without waiting: single-record changes lock in the opposite order.
  await lockTree(tx, resource);
  await tx.execute(
    sql`select 1 from ${sql.raw(tableName(resource))} where id = ${recordId} for no key update nowait`,
  );
  const before = await lockedRow(tx, resource, recordId);
  if (!before || !meetsRule(rule, before)) throw notFound();
  if (before.version !== move.version) throw changedMeanwhile;
  const values: Row = before[parent] === move.parentId ? {} : { [parent]: move.parentId };
  const others = await placed(tx, resource, before, work, values);
  if (Object.keys(values).length > 0)
    await applyChange(tx, resource, { actor, rule, before, values, secrets: {}, hooks });
  // Renumbers siblings even out of the actor's reach: the order covers all of them.
  for (const { row, values: order } of others)
    await applyChange(tx, resource, { actor, rule: true, before: row, values: order, secrets: {}, hooks });
}

/** Sets the moved record's number in `values`; returns the siblings to renumber. */
async function placed(
  tx: Executor,
  resource: Resource,
  moved: Row,
  { move, parent }: Work,
  values: Row,
): Promise<{ row: Row; values: Row }[]> {
  const order = orderField(resource);
  if (!order || (move.before === undefined && !(parent in values))) return [];
  const siblings = await siblingsOf(tx, resource, parent, move.parentId, String(moved.id));
  const last = siblings.at(-1);
  if (!last || (move.before === undefined && last.order === null)) {
    // These siblings have no manual order: its code decides the place.
    if (moved[order] !== null) values[order] = null;
    return [];
  }
  const at = move.before ? siblings.findIndex((row) => row.id === move.before) : siblings.length;
  if (at < 0)
    throw invalid({
      before: [
        translate({
          id: 'Data ini tidak ada di bawah induk yang dipilih.',
          en: 'This record is not below the chosen parent.',
        }),
      ],
    });
  const own = { id: String(moved.id), order: moved[order] as number | null };
  const line = [...siblings.slice(0, at), own, ...siblings.slice(at)];
  const field = resource.fields[order];
  const most = field?.kind === 'integer' ? field.options.max : undefined;
  const others: { row: Row; values: Row }[] = [];
  for (const given of renumber(
    line.map((row) => row.order),
    at,
    most,
  )) {
    const sibling = line[given.at];
    if (given.at === at) values[order] = given.order;
    else if (sibling) {
      const row = await lockedRow(tx, resource, sibling.id);
      if (row) others.push({ row, values: { [order]: given.order } });
    }
  }
  return others;
}

async function siblingsOf(
  tx: Executor,
  resource: Resource,
  parent: string,
  parentId: string | null,
  without: string,
): Promise<{ id: string; order: number | null }[]> {
  const up = sql.raw(`t.${quote(snakeCase(parent))}`);
  const { rows } = await tx.execute<{ id: string; order: number | null }>(sql`
    select t.id, ${sql.raw(`t.${quote('sort_order')}`)} as "order" from ${sql.raw(tableName(resource))} t
    where ${parentId ? sql`${up} = ${parentId}` : sql`${up} is null`} and t.id <> ${without}
    order by ${sql.raw(siblingOrder(resource))} for no key update nowait`);
  return rows;
}

const changedMeanwhile = new Error('The record was changed meanwhile');

/** PostgreSQL's "lock not available": another transaction is writing to it. */
const isTaken = (error: unknown): boolean => databaseError(error)?.code === '55P03';
