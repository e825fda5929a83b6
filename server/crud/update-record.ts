import { eq, sql } from 'drizzle-orm';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { fieldErrors, updateSchema } from '../../resources/schema.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid, notFound } from '../http/index.ts';
import type { Who } from '../who.ts';
import { refusalOf } from './database-refusal.ts';
import { getRecord } from './get-record.ts';
import type { Hooks, Row } from './hooks.ts';
import { anyTableOf } from './table.ts';
import { afterWrite, checkReferences, lockedRow, prepare } from './write-record.ts';

/**
 * Changes a record that is still as it was read.
 * @throws Refusal 404 unseen; 422 wrong fields; 409 changed by somebody else, with the record as it is now as data
 */
export async function updateRecord(
  deps: Deps,
  resource: Resource,
  who: Who,
  id: string,
  body: unknown,
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await getRecord(deps.pool, resource, id, rule);
  const checked = updateSchema(resource).safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { version } = checked.data as { version: number };
  const { values, secrets } = prepare(resource, checked.data as Row);
  try {
    await deps.db.transaction(async (tx) => {
      const before = await lockedRow(tx, resource, id);
      if (!before) throw notFound();
      if (before.version !== version) throw changedMeanwhile;
      await applyChange(tx, resource, { who, before, values, secrets, hooks });
    });
  } catch (error) {
    // Read after the transaction has given its connection back: many who wait for one record must not wait for a
    // second connection each.
    if (error === changedMeanwhile)
      throw conflict('Data ini baru saja diubah orang lain.', await getRecord(deps.pool, resource, id, rule));
    throw refusalOf(error, resource) ?? error;
  }
}

type Change = { who: Who; before: Row; values: Row; secrets: Record<string, string>; hooks?: Hooks };

/**
 * Changes a locked row: what PUT and the changing of many have in common.
 * @param change `values` as prepare() gives them; only these are written
 * @throws Refusal 422 for fixed fields, unsound records and references to nothing
 */
export async function applyChange(
  executor: Executor,
  resource: Resource,
  { who, before, values, secrets, hooks }: Change,
): Promise<void> {
  const id = String(before.id);
  refuseFixed(resource, before, values);
  refuseUnsound(resource, before, values);
  await checkReferences(executor, resource, values, id);
  const table = anyTableOf(resource);
  const [record] = (await executor
    .update(table as never)
    .set({ ...values, version: sql`${table.version as never} + 1`, updatedAt: new Date() } as never)
    .where(eq(table.id as never, id))
    .returning()) as Row[];
  await afterWrite(executor, resource, hooks, {
    who,
    action: 'update',
    before,
    record: record as Row,
    secrets,
  });
}

const changedMeanwhile = new Error('The record was changed meanwhile');

/**
 * The declaration's check of the record as it would be; a change of nothing declared (isActive) is let through.
 * @throws Refusal 422 with its messages
 */
export function refuseUnsound(resource: Resource, before: Row, values: Row): void {
  if (!resource.check || !Object.keys(values).some((name) => name in resource.fields)) return;
  const faults = resource.check({ ...before, ...values });
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Fields that are set at creation stay as they are. @throws Refusal 422 naming them */
export function refuseFixed(resource: Resource, current: Row, values: Row): void {
  const changed = Object.entries(resource.fields).filter(
    ([name, field]) =>
      'fixed' in field.options && field.options.fixed && name in values && values[name] !== current[name],
  );
  if (changed.length > 0)
    throw invalid(
      Object.fromEntries(changed.map(([name, field]) => [name, [`${field.label.id} tidak dapat diubah.`]])),
    );
}
