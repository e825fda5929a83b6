import { inArray, sql } from 'drizzle-orm';
import type { Usage } from '../../../domain/calls/record-bulk.ts';
import { translate } from '../../../lib/language.ts';
import { isRestorable, type Resource, type RowRule } from '../../../resources/declare.ts';
import { referencesTo } from '../../../resources/index.ts';
import { partReferencesTo } from '../../../resources/part-resource.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, Refusal } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { getRecord } from '../reading/get-record.ts';
import { usageInWords, usageOf } from '../references/usage.ts';
import { quote, tableName } from '../sql/columns.ts';
import { databaseError, refusalOf } from '../sql/database-refusal.ts';
import { anyTableOf, snakeCase } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { unlinkFiles } from './link-files.ts';
import { refuseChanged, refuseEnded, type Versions } from './refuse-change.ts';
import { auditable, lockedRows, unlessRefused } from './write-record.ts';

/**
 * Deletes a record without references to it.
 * @throws Refusal 404 unseen; 409 with its usage (usage.ts)
 */
export async function deleteRecord(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  id: string,
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await getRecord(deps.pool, resource, id, rule);
  const refusal = (await deleteRecords(deps, resource, actor, [id.toLowerCase()], rule, hooks))
    .values()
    .next().value;
  if (refusal) throw refusal;
}

/**
 * Deletes records that the actor may see, all in one transaction.
 * @param versions those expected, by id: records with other ones stay
 * @returns refusals by id: 404 meanwhile gone or out of reach; 409 with its usage, or changed since
 * @throws what stops all of them: references added meanwhile, hooks
 */
export async function deleteRecords(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  ids: readonly string[],
  rule: RowRule,
  hooks?: Hooks,
  versions: Versions = {},
): Promise<Map<string, Refusal>> {
  const refusals = new Map<string, Refusal>();
  const refuseUsed = async (): Promise<void> => {
    for (const [id, usage] of await usageOf(deps.pool, resource, ids, viewerOf(actor)))
      if (usage.length > 0) refusals.set(id, isUsed(usage));
  };
  await refuseUsed();
  const free = ids.filter((id) => !refusals.has(id));
  if (free.length === 0) return refusals;
  try {
    const deleted = await inTransaction(deps.db, async (tx) => {
      const locked = await lockedRows(tx, resource, free, 'update');
      for (const [id, before] of locked) if (!meetsRule(rule, before)) locked.delete(id);
      for (const [id, before] of locked) {
        unlessRefused(refusals, id, () => {
          refuseEnded(resource, before);
          refuseChanged(versions, before);
        });
        if (refusals.has(id)) locked.delete(id);
      }
      const befores = [...locked.values()];
      if (befores.length === 0) return locked;
      await deleteLocked(tx, resource, actor, befores, hooks);
      return locked;
    });
    for (const id of free) if (!deleted.has(id) && !refusals.has(id)) refusals.set(id, notFound());
    return refusals;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Of several, only a second try with each tells which came into use.
    if (ids.length === 1 && (error === usedMeanwhile || databaseError(error)?.code === '23503')) {
      await refuseUsed();
      if (refusals.size > 0) return refusals;
    }
    throw refusalOf(error, resource) ?? (error === usedMeanwhile ? stillBusy() : error);
  }
}

/** @throws `usedMeanwhile`; what hooks and foreign keys refuse */
async function deleteLocked(
  tx: Executor,
  resource: Resource,
  actor: Actor,
  befores: readonly Row[],
  hooks: Hooks | undefined,
): Promise<void> {
  const ids = befores.map(({ id }) => String(id));
  // Foreign keys detect a reference added meanwhile; reference lists need this check.
  if (await areListed(tx, resource, ids)) throw usedMeanwhile;
  if (hooks?.beforeDelete) for (const before of befores) await hooks.beforeDelete(tx, { actor, before });
  const table = anyTableOf(resource);
  await tx.delete(table as never).where(inArray(table.id as never, ids as never));
  if (!isRestorable(resource)) await unlinkFiles(tx, resource, ids);
  if (hooks?.afterDelete) for (const before of befores) await hooks.afterDelete(tx, { actor, before });
  const deletion = { actor, action: 'delete', resource: resource.name };
  await recordAudit(
    tx,
    ...befores.map((before) => ({ ...deletion, recordId: String(before.id), before: auditable(before) })),
  );
}

/**
 * Deletes a record in the transaction that changes its owner.
 * @throws Refusal 409 while it is used
 */
export async function deleteWithin(
  tx: Executor,
  resource: Resource,
  actor: Actor,
  id: string,
  hooks?: Hooks,
): Promise<void> {
  const before = (await lockedRows(tx, resource, [id], 'update')).get(id);
  if (!before) throw notFound();
  refuseEnded(resource, before);
  try {
    await deleteLocked(tx, resource, actor, [before], hooks);
  } catch (error) {
    throw error === usedMeanwhile ? stillBusy() : (refusalOf(error, resource) ?? error);
  }
}

const isUsed = (usage: Usage[]): Refusal =>
  conflict(
    translate({
      id: `Tidak dapat dihapus karena masih dipakai oleh ${usageInWords(usage)}. Nonaktifkan bila tidak dipakai lagi.`,
      en: `Cannot be deleted while it is used by ${usageInWords(usage)}. Deactivate it if it is no longer needed.`,
    }),
    usage,
  );

const usedMeanwhile = new Error('The record came into use meanwhile');
const stillBusy = (): Refusal =>
  conflict(
    translate({
      id: 'Data ini sedang diubah orang lain. Coba lagi sebentar.',
      en: 'Somebody else is changing this record. Try again in a moment.',
    }),
  );

/** Checks reference lists for them; writers of such lists lock the members (check-references.ts). */
async function areListed(tx: Executor, resource: Resource, ids: readonly string[]): Promise<boolean> {
  const lists = referencesTo(resource.name)
    .filter((user) => user.many && !user.resource.view)
    .map(
      ({ resource: user, field }) =>
        sql`exists (select from ${sql.raw(tableName(user))} where ${sql.raw(quote(snakeCase(field)))} && ${sql.param(ids)}::uuid[])`,
    );
  const inParts = partReferencesTo(resource.name)
    .filter(({ many }) => many)
    .map(
      ({ part, field }) =>
        sql`exists (select from ${sql.raw(tableName(part.rows))} where ${sql.raw(quote(snakeCase(field)))} && ${sql.param(ids)}::uuid[])`,
    );
  lists.push(...inParts);
  if (lists.length === 0) return false;
  const found = await tx.execute<{ is: boolean }>(sql`select ${sql.join(lists, sql` or `)} as is`);
  return found.rows[0]?.is === true;
}
