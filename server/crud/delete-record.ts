import { eq } from 'drizzle-orm';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { resourceNamed, usersOf } from '../../resources/index.ts';
import { recordAudit } from '../audit/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Who } from '../who.ts';
import { quote, tableName } from './columns.ts';
import { refusalOf } from './database-refusal.ts';
import { getRecord } from './get-record.ts';
import { anyTableOf, snakeCase } from './table.ts';
import { auditable, lockedRow } from './write-record.ts';

export type Usage = { resource: string; label: string; path: string; field: string; count: number };

/**
 * Deletes a record that nothing refers to.
 * @throws Refusal 404 unseen; 409 with who uses it as data: `[{resource, label, path, field, count}]`
 */
export async function deleteRecord(
  deps: Deps,
  resource: Resource,
  who: Who,
  id: string,
  rule: RowRule,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await getRecord(deps.pool, resource, id, rule);
  const usage = await usageOf(deps, resource, id);
  if (usage.length > 0) {
    const shown = usage
      .map((user) => `${user.count.toLocaleString('id-ID')} ${user.label.toLowerCase()}`)
      .join(', ');
    throw conflict(
      `Tidak dapat dihapus karena masih dipakai oleh ${shown}. Nonaktifkan bila tidak dipakai lagi.`,
      usage,
    );
  }
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockedRow(tx, resource, id);
      if (!before) throw notFound();
      const table = anyTableOf(resource);
      await tx.delete(table as never).where(eq(table.id as never, id));
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

/** Which declared resources refer to the record, and how many of their rows do; one statement for all. */
async function usageOf(deps: Deps, resource: Resource, id: string): Promise<Usage[]> {
  const users = usersOf(resource.name);
  if (users.length === 0) return [];
  const parts = users.map(({ resource: user, field, many }, at) => {
    const column = `t.${quote(snakeCase(field))}`;
    const condition = many ? `${column} @> array[$1]::uuid[]` : `${column} = $1`;
    return `select ${at} as at, count(*)::int as count from ${tableName(user)} t where ${condition}`;
  });
  const found = await deps.pool.query<{ at: number; count: number }>(parts.join(' union all '), [id]);
  return found.rows.flatMap(({ at, count }) => {
    const user = users[at];
    if (!user || count === 0) return [];
    const { name, label, path } = resourceNamed(user.resource.name);
    return [{ resource: name, label: label.id, path, field: user.field, count }];
  });
}
