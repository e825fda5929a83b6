import { eq, sql } from 'drizzle-orm';
import { say } from '../../lib/language.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { referencesTo } from '../../resources/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound, Refusal } from '../http/index.ts';
import { quote, tableName } from './columns.ts';
import { databaseError, refusalOf } from './database-refusal.ts';
import { getRecord } from './get-record.ts';
import type { Hooks } from './hooks.ts';
import { meetsRule } from './reach.ts';
import { anyTableOf, snakeCase } from './table.ts';
import { inTransaction } from './transaction.ts';
import { usageInWords, usageOf } from './usage.ts';
import { auditable, lockedRow } from './write-record.ts';

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
  const refuseUsed = async (): Promise<void> => {
    const usage = await usageOf(deps.pool, resource, id, viewerOf(actor));
    if (usage.length > 0)
      throw conflict(
        say({
          id: `Tidak dapat dihapus karena masih dipakai oleh ${usageInWords(usage)}. Nonaktifkan bila tidak dipakai lagi.`,
          en: `Cannot be deleted while it is used by ${usageInWords(usage)}. Deactivate it if it is no longer needed.`,
        }),
        usage,
      );
  };
  await refuseUsed();
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = await lockedRow(tx, resource, id, 'update');
      if (!before || !meetsRule(rule, before)) throw notFound();
      // Foreign keys detect a reference added meanwhile; reference lists need this check.
      if (await isListed(tx, resource, id)) throw usedMeanwhile;
      await hooks?.beforeDelete?.(tx, { actor, before });
      const table = anyTableOf(resource);
      await tx.delete(table as never).where(eq(table.id as never, id));
      await hooks?.afterDelete?.(tx, { actor, before });
      await recordAudit(tx, {
        actor,
        action: 'delete',
        resource: resource.name,
        recordId: id,
        before: auditable(before),
      });
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error === usedMeanwhile || databaseError(error)?.code === '23503') await refuseUsed();
    throw refusalOf(error, resource) ?? (error === usedMeanwhile ? stillBusy() : error);
  }
}

const usedMeanwhile = new Error('The record came into use meanwhile');
const stillBusy = (): Refusal =>
  conflict(
    say({
      id: 'Data ini sedang diubah orang lain. Coba lagi sebentar.',
      en: 'Somebody else is changing this record. Try again in a moment.',
    }),
  );

/** Checks reference lists for it; writers of such lists lock the members (check-references.ts). */
async function isListed(tx: Executor, resource: Resource, id: string): Promise<boolean> {
  const lists = referencesTo(resource.name)
    .filter((user) => user.many && !user.resource.view)
    .map(
      ({ resource: user, field }) =>
        sql`exists (select from ${sql.raw(tableName(user))} where ${sql.raw(quote(snakeCase(field)))} @> array[${id}::uuid])`,
    );
  if (lists.length === 0) return false;
  const found = await tx.execute<{ is: boolean }>(sql`select ${sql.join(lists, sql` or `)} as is`);
  return found.rows[0]?.is === true;
}
