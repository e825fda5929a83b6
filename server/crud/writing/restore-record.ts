import { sql } from 'drizzle-orm';
import { recordCalls } from '../../../domain/calls/record-calls.ts';
import { translate } from '../../../lib/language.ts';
import {
  type Field,
  isRestorable,
  isStamped,
  type Resource,
  type RowRule,
} from '../../../resources/declare.ts';
import { onlyDeclared } from '../../../resources/part-resource.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import { createSchema, fieldErrors } from '../../../resources/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound, type Refusal } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { saveParts, withoutParts } from '../parts/save-parts.ts';
import { referenceFaults } from '../references/check-references.ts';
import { refuseOutOfReach } from '../rights/row-rule.ts';
import { tableName } from '../sql/columns.ts';
import { refusalOf } from '../sql/database-refusal.ts';
import { anyTableOf } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { linkFiles } from './link-files.ts';
import { afterWrite, beforeWrite, prepare, unlessRefused } from './write-record.ts';

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
  const refusal = (await restoreRecords({ db }, resource, actor, [id.toLowerCase()], rule, hooks))
    .values()
    .next().value;
  if (refusal) throw refusal;
}

/**
 * Restores deleted records, all in one transaction.
 * @returns refusals by id, as of restoreRecord
 * @throws what stops all of them: taken values, references to deleted records, hooks
 */
export async function restoreRecords(
  { db }: Pick<Deps, 'db'>,
  resource: Resource,
  actor: Actor,
  ids: readonly string[],
  rule: RowRule,
  hooks?: Hooks,
): Promise<Map<string, Refusal>> {
  try {
    return await inTransaction(db, async (tx) => {
      const refusals = new Map<string, Refusal>();
      const deletions = await lastDeletions(tx, resource, ids);
      const restorable: Restorable[] = [];
      for (const id of ids) {
        const deleted = unlessRefused(refusals, id, () => refuseRestoring(resource, rule, deletions.get(id)));
        if (!deleted) continue;
        const kept = (await hooks?.beforeRestore?.(tx, deleted.before)) ?? deleted.before;
        const values = unlessRefused(refusals, id, () => checkedAgain(resource, kept));
        if (!values) continue;
        const write = { actor, before: null, values, isRestored: true };
        restorable.push({ id, deleted, values: await beforeWrite(tx, hooks, write) });
      }
      const faults = await referenceFaults(
        tx,
        resource,
        restorable.map(({ id, values }) => ({ values, id, isRestored: true })),
      );
      for (const [at, { id }] of restorable.entries()) if (faults[at]) refusals.set(id, faults[at]);
      const sound = restorable.filter(({ id }) => !refusals.has(id));
      if (sound.length === 0) return refusals;
      const linked: Restorable[] = [];
      for (const one of sound) {
        const values = await linkFiles(tx, resource, actor, one.values, one.id);
        linked.push({ ...one, values });
      }
      const records = (await tx
        .insert(anyTableOf(resource) as never)
        .values(linked.map((one) => withoutParts(resource, restoredRow(one))) as never)
        .returning()) as Row[];
      const parts = await saveParts(tx, resource, sound);
      for (const record of records) refuseOutOfReach(resource, rule, record, []);
      const restoring = { actor, action: 'restore', before: null, secrets: {}, isRestored: true };
      await afterWrite(
        tx,
        resource,
        hooks,
        ...records.map((record) => ({
          ...restoring,
          record: { ...record, ...parts.get(String(record.id)) },
        })),
      );
      return refusals;
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

type Restorable = { id: string; deleted: Deleted; values: Row };

const restoredRow = ({ id, deleted: { before, createdAt }, values }: Restorable): Row => ({
  ...values,
  id,
  version: Number(before.version) + 1,
  ...(createdAt && { createdAt: new Date(createdAt) }),
  ...(typeof before.stageSince === 'string' && { stageSince: new Date(before.stageSince) }),
});

/** @throws Refusal 404, 409 */
function refuseRestoring(resource: Resource, rule: RowRule, deleted: Deleted | undefined): Deleted {
  if (!deleted || !meetsRule(rule, deleted.before)) throw notFound();
  if (deleted.exists)
    throw conflict(translate({ id: 'Data ini masih ada.', en: 'This record still exists.' }));
  refuseLost(resource);
  return deleted;
}

function refuseLost(resource: Resource): void {
  if (isRestorable(resource)) return;
  const secret = Object.values(resource.fields).find(
    (field) => 'secret' in field.options && field.options.secret,
  );
  const lost = secret?.label ?? { id: 'isinya', en: 'what it says' };
  throw conflict(
    translate({
      id: `Tidak dapat dikembalikan karena ${lost.id.toLowerCase()} tidak disimpan. Tambahkan sebagai data baru.`,
      en: `Cannot be brought back, since ${lost.en.toLowerCase()} is not kept. Add it as a new record.`,
    }),
  );
}

async function lastDeletions(
  executor: Executor,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, Deleted>> {
  const { rows } = await executor.execute<{ id: string; before: Row | null } & Omit<Deleted, 'before'>>(sql`
    select w.id, d.before,
      (select min(at) from audit_log where resource = ${resource.name} and record_id = w.id and action = 'create')
        as "createdAt",
      exists (select 1 from ${sql.raw(tableName(resource))} t where t.id = w.id) as exists
    from unnest(${sql.param(ids)}::uuid[]) w(id)
    cross join lateral (
      select before from audit_log where resource = ${resource.name} and record_id = w.id and action = 'delete'
      order by id desc limit 1) d`);
  return new Map(rows.flatMap(({ id, before, ...of }) => (before ? [[id, { before, ...of }]] : [])));
}

/** Validates the old values like a new record's; keeps its number, and the stamps of its creator. */
function checkedAgain(resource: Resource, kept: Row): Row {
  const declared = Object.entries(resource.fields).filter(([name]) => name in kept);
  const typed = declared
    .filter(([, field]) => !isStamped(field))
    .map(([name, field]) => [
      name,
      // A row may have had fields that are declared no more.
      field.kind === 'parts' ? onlyDeclared(field, kept[name]) : kept[name],
    ]);
  // The database computes its own stamps again.
  const stamped = declared.filter(([, field]) => isStamped(field) && stampOf(field) !== 'database');
  // A life's rules of fields go by the stage it was deleted at.
  const schema = resource.life
    ? createSchema(resource, String(kept.stage))
    : recordCalls(resource).create.body;
  const checked = schema.safeParse({
    ...Object.fromEntries(typed),
    isActive: kept.isActive,
  });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return {
    ...prepare(resource, checked.data as Row).values,
    ...Object.fromEntries(stamped.map(([name]) => [name, kept[name]])),
  };
}

const stampOf = ({ options }: Field): unknown => ('stamp' in options ? options.stamp : undefined);
