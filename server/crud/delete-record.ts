import { eq } from 'drizzle-orm';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { recordAudit } from '../audit/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../http/index.ts';
import { viewerOf, type Who } from '../who.ts';
import { refusalOf } from './database-refusal.ts';
import { getRecord } from './get-record.ts';
import type { Hooks } from './hooks.ts';
import { anyTableOf } from './table.ts';
import { usageInWords, usageOf } from './usage.ts';
import { auditable, lockedRow } from './write-record.ts';

/**
 * Deletes a record that nothing refers to.
 * @throws Refusal 404 unseen; 409 with who uses it as data (usage.ts)
 */
export async function deleteRecord(
  deps: Deps,
  resource: Resource,
  who: Who,
  id: string,
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await getRecord(deps.pool, resource, id, rule);
  const usage = await usageOf(deps.pool, resource, id, viewerOf(who));
  if (usage.length > 0)
    throw conflict(
      `Tidak dapat dihapus karena masih dipakai oleh ${usageInWords(usage)}. Nonaktifkan bila tidak dipakai lagi.`,
      usage,
    );
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockedRow(tx, resource, id);
      if (!before) throw notFound();
      const table = anyTableOf(resource);
      await tx.delete(table as never).where(eq(table.id as never, id));
      await hooks?.afterDelete?.(tx, { who, before });
      await recordAudit(tx, {
        who,
        action: 'delete',
        resource: resource.name,
        recordId: id,
        before: auditable(before),
      });
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}
