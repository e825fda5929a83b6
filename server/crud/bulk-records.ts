import type { Pool } from 'pg';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { fieldErrors, updateSchema } from '../../resources/schema.ts';
import type { Deps } from '../deps.ts';
import { invalid, notFound, Refusal } from '../http/index.ts';
import type { Who } from '../who.ts';
import { type BulkRequest, readBulk } from './bulk-request.ts';
import { labelOf, tableName } from './columns.ts';
import { addRowRule, type Conditions, whereOf } from './conditions.ts';
import { refusalOf } from './database-refusal.ts';
import { deleteRecord } from './delete-record.ts';
import type { Hooks, Row } from './hooks.ts';
import { restoreRecord } from './restore-record.ts';
import { isStored } from './table.ts';
import { applyChange } from './update-record.ts';
import { lockedRow, prepare } from './write-record.ts';

export type Refused = {
  id: string;
  label: string;
  message: string;
  errors?: Record<string, string[]>;
  usage?: unknown;
};
/** `before` holds the named fields of a changed record as they were: what undoing writes back. */
export type BulkOutcome = { done: { id: string; before?: Row }[]; refused: Refused[] };

/** So many at once: each is a transaction of its own, and the pool serves others too. */
const width = 4;

/**
 * Changes, deletes or restores many records, each through the rules that hold for one. A record that is refused holds
 * no other back.
 * @throws Refusal 422 for what cannot be asked of any record: unknown fields, wrong values, more than 1000 ids
 */
export async function bulkRecords(
  deps: Deps,
  resource: Resource,
  who: Who,
  body: unknown,
  rule: RowRule,
  hooks?: Hooks,
): Promise<BulkOutcome> {
  const request = readBulk(body);
  const labels =
    request.action === 'restore' ? new Map() : await labelsOf(deps.pool, resource, request, rule);
  const work = workOf(deps, resource, who, request, rule, hooks);
  const outcome: BulkOutcome = { done: [], refused: [] };
  const once = async (id: string): Promise<void> => {
    try {
      if (request.action !== 'restore' && !labels.has(id)) throw notFound();
      outcome.done.push({ id, ...(await work(id)) });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalOf(error, resource);
      if (!refusal) throw error;
      outcome.refused.push(refusedOf(id, labels.get(id) ?? '', refusal));
    }
  };
  let waiting = request.ids;
  for (;;) {
    const before = outcome.done.length;
    await inTurns(waiting, once);
    // What was held back by others of the same lot may go now: a branch of a tree with all that is below it.
    waiting = outcome.refused.filter((refused) => mayWork(refused, request)).map((refused) => refused.id);
    if (outcome.done.length === before || waiting.length === 0) return outcome;
    outcome.refused = outcome.refused.filter((refused) => !mayWork(refused, request));
  }
}

function workOf(
  deps: Deps,
  resource: Resource,
  who: Who,
  request: BulkRequest,
  rule: RowRule,
  hooks: Hooks | undefined,
): (id: string) => Promise<{ before?: Row }> {
  if (request.action === 'delete')
    return async (id) => {
      await deleteRecord(deps, resource, who, id, rule, hooks);
      return {};
    };
  if (request.action === 'restore')
    return async (id) => {
      await restoreRecord(deps, resource, who, id, rule, hooks);
      return {};
    };
  const values = checkedValues(resource, request.data);
  return (id) =>
    deps.db.transaction(async (tx) => {
      const stored = await lockedRow(tx, resource, id);
      if (!stored) throw notFound();
      const before = Object.fromEntries(Object.keys(values).map((name) => [name, stored[name]]));
      if (JSON.stringify(before) !== JSON.stringify(values))
        await applyChange(tx, resource, { who, before: stored, values, secrets: {}, hooks });
      return { before };
    });
}

/** The values as PUT would take them. @throws Refusal 422 */
function checkedValues(resource: Resource, data: Row): Row {
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(data)) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    // The version is of one record, and a password is of one person.
    if (name === 'version' || (field && !isStored(field)))
      errors[name] = ['Tidak dapat diubah untuk banyak data sekaligus.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const checked = updateSchema(resource).safeParse({ ...data, version: 0 });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return prepare(resource, checked.data as Row).values;
}

/** Which of the ids the viewer may reach, with what they are called; one statement for all. */
async function labelsOf(
  pool: Pool,
  resource: Resource,
  { ids }: BulkRequest,
  rule: RowRule,
): Promise<Map<string, string>> {
  const conditions: Conditions = { sql: ['t.id = any($1::uuid[])'], values: [ids] };
  addRowRule(conditions, rule);
  const found = await pool.query<{ id: string; label: string }>(
    `select t.id, ${labelOf(resource, 't')} as label from ${tableName(resource)} t ${whereOf(conditions)}`,
    conditions.values,
  );
  return new Map(found.rows.map(({ id, label }) => [id, label]));
}

const refusedOf = (id: string, label: string, { message, errors, data, statusCode }: Refusal): Refused => ({
  id,
  label,
  message: errors ? (Object.values(errors)[0]?.[0] ?? message) : message,
  ...(errors && { errors }),
  ...(statusCode === 409 && Array.isArray(data) && { usage: data }),
});

const mayWork = ({ usage, errors }: Refused, { action }: BulkRequest): boolean =>
  (action === 'delete' && usage !== undefined) || (action === 'restore' && errors !== undefined);

async function inTurns(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id);
  };
  await Promise.all(Array.from({ length: Math.min(width, ids.length) }, worker));
}
