import { sql } from 'drizzle-orm';
import { say } from '../../lib/language.ts';
import { type Field, isRestorable, isStamped, type Resource, type RowRule } from '../../resources/declare.ts';
import { createSchema, fieldErrors } from '../../resources/schema.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid, notFound } from '../http/index.ts';
import { checkReferences } from './check-references.ts';
import { tableName } from './columns.ts';
import { refusalOf } from './database-refusal.ts';
import type { Hooks, Row } from './hooks.ts';
import { meetsRule } from './reach.ts';
import { refuseOutOfReach } from './row-rule.ts';
import { anyTableOf } from './table.ts';
import { inTransaction } from './transaction.ts';
import { afterWrite, prepare } from './write-record.ts';

type Deleted = { before: Row; createdAt: Date | null; exists: boolean };

/**
 * Restores a deleted record under its own id from the audit log; its version continues.
 * @throws Refusal 404 when it was never deleted or was out of the viewer's reach; 409 when it exists, or a part is
 * not kept anywhere (a secret, an item's files); 422 when its values are taken or refer to deleted records
 */
export async function restoreRecord(
  { db }: Deps,
  resource: Resource,
  actor: Actor,
  id: string,
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!isId(id)) throw notFound();
  try {
    await inTransaction(db, async (tx) => {
      const deleted = await lastDeletion(tx, resource, id);
      if (!deleted || !meetsRule(rule, deleted.before)) throw notFound();
      if (deleted.exists) throw conflict(say({ id: 'Data ini masih ada.', en: 'This record still exists.' }));
      refuseLost(resource);
      const kept = (await hooks?.beforeRestore?.(tx, deleted.before)) ?? deleted.before;
      const values = checkedAgain(resource, kept);
      await checkReferences(tx, resource, values, { id, isRestored: true });
      const [record] = (await tx
        .insert(anyTableOf(resource) as never)
        .values({
          ...values,
          id,
          version: Number(deleted.before.version) + 1,
          ...(deleted.createdAt && { createdAt: new Date(deleted.createdAt) }),
        } as never)
        .returning()) as Row[];
      refuseOutOfReach(resource, rule, record as Row, []);
      await afterWrite(tx, resource, hooks, {
        actor,
        action: 'restore',
        before: null,
        record: record as Row,
        secrets: {},
        isRestored: true,
      });
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

function refuseLost(resource: Resource): void {
  if (isRestorable(resource)) return;
  const secret = Object.values(resource.fields).find(
    (field) => 'secret' in field.options && field.options.secret,
  );
  const lost = secret?.label ?? { id: 'isinya', en: 'what it says' };
  throw conflict(
    say({
      id: `Tidak dapat dikembalikan karena ${lost.id.toLowerCase()} tidak disimpan. Tambahkan sebagai data baru.`,
      en: `Cannot be brought back, since ${lost.en.toLowerCase()} is not kept. Add it as a new record.`,
    }),
  );
}

async function lastDeletion(
  executor: Executor,
  resource: Resource,
  id: string,
): Promise<Deleted | undefined> {
  const table = sql.raw(tableName(resource));
  const found = await executor.execute<Deleted>(sql`
    select before,
      (select min(at) from audit_log where resource = ${resource.name} and record_id = ${id} and action = 'create')
        as "createdAt",
      exists (select 1 from ${table} where id = ${id}) as exists
    from audit_log where resource = ${resource.name} and record_id = ${id} and action = 'delete'
    order by id desc limit 1`);
  const row = found.rows[0];
  return row?.before ? row : undefined;
}

/** Validates the old values like a new record's; keeps the original user and unit stamps. */
function checkedAgain(resource: Resource, kept: Row): Row {
  const declared = Object.entries(resource.fields).filter(([name]) => name in kept);
  const typed = declared.filter(([, field]) => !isStamped(field)).map(([name]) => [name, kept[name]]);
  // The database computes its own stamps again.
  const stamped = declared.filter(([, field]) => stampOf(field) === 'user' || stampOf(field) === 'unit');
  const checked = createSchema(resource).safeParse({ ...Object.fromEntries(typed), isActive: kept.isActive });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return {
    ...prepare(resource, checked.data as Row).values,
    ...Object.fromEntries(stamped.map(([name]) => [name, kept[name]])),
  };
}

const stampOf = ({ options }: Field): unknown => ('stamp' in options ? options.stamp : undefined);
