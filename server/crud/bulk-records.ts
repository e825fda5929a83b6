import type { Pool } from 'pg';
import { say } from '../../lib/language.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { fieldErrors, updateSchema } from '../../resources/schema.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { conflict, invalid, notFound, Refusal } from '../http/index.ts';
import { levelsOf } from './bulk-levels.ts';
import { type BulkRequest, readBulk } from './bulk-request.ts';
import { labelOf, tableName } from './columns.ts';
import { addRowRule, type Conditions, whereOf } from './conditions.ts';
import { refusalOf } from './database-refusal.ts';
import { deleteRecord } from './delete-record.ts';
import type { Hooks, Row } from './hooks.ts';
import { meetsRule } from './reach.ts';
import { restoreRecord } from './restore-record.ts';
import { isStored } from './table.ts';
import { inTransaction } from './transaction.ts';
import { applyChange } from './update-record.ts';
import { lockedRow, prepare } from './write-record.ts';

export type Refused = {
  id: string;
  label: string;
  message: string;
  errors?: Record<string, string[]>;
  usage?: unknown;
};
/**
 * `before` holds the previous values of a changed record's given fields: undo writes them back over that `version`.
 */
export type BulkOutcome = { done: Done[]; refused: Refused[] };
type Done = { id: string; before?: Row; version?: number };

/** Concurrent records: each is a transaction of its own, and the pool serves other users too. */
const width = 4;

type How = {
  rule: RowRule;
  hooks?: Hooks | undefined;
  /** Reports unexpected errors: the outcome holds only words for users. */
  report: (error: unknown) => void;
};

/**
 * Changes, deletes or restores many records, each by the rules for one. A refused record does not stop the rest;
 * after an error no further ones start.
 * @throws Refusal 422 for an invalid request as a whole: unknown fields, wrong values, more than 1000 ids
 */
export async function bulkRecords(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  body: unknown,
  { rule, hooks, report }: How,
): Promise<BulkOutcome> {
  const request = readBulk(body);
  const labels =
    request.action === 'restore' ? new Map() : await labelsOf(deps.pool, resource, request, rule);
  const work = workOf(deps, resource, actor, request, rule, hooks);
  const levels = await levelsOf(deps.pool, resource, request);
  const outcome: BulkOutcome = { done: [], refused: [] };
  let hasFailed = false;
  const refuse = (id: string, refusal: Refusal): void => {
    outcome.refused.push(refusedOf(id, labels.get(id) ?? '', refusal));
  };
  const once = async (id: string): Promise<void> => {
    if (hasFailed) return refuse(id, notBegun());
    try {
      if (request.action !== 'restore' && !labels.has(id)) throw notFound();
      outcome.done.push({ id, ...(await work(id)) });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalOf(error, resource);
      if (!refusal) report(error);
      hasFailed ||= !refusal;
      refuse(id, refusal ?? failed());
    }
  };
  for (const ids of levels) await inTurns(ids, once);
  return outcome;
}

const failed = () =>
  new Refusal(
    500,
    say({
      id: 'Terjadi kesalahan pada server saat mengerjakan data ini.',
      en: 'The server failed while working on this record.',
    }),
  );
const notBegun = () =>
  new Refusal(
    500,
    say({
      id: 'Belum dikerjakan karena terjadi kesalahan pada server. Coba lagi.',
      en: 'Not done, since the server failed. Try again.',
    }),
  );

function workOf(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  request: BulkRequest,
  rule: RowRule,
  hooks: Hooks | undefined,
): (id: string) => Promise<Omit<Done, 'id'>> {
  if (request.action === 'delete')
    return async (id) => {
      await deleteRecord(deps, resource, actor, id, rule, hooks);
      return {};
    };
  if (request.action === 'restore')
    return async (id) => {
      await restoreRecord(deps, resource, actor, id, rule, hooks);
      return {};
    };
  const values = checkedValues(resource, request.data);
  return (id) =>
    inTransaction(deps.db, async (tx) => {
      const stored = await lockedRow(tx, resource, id);
      if (!stored || !meetsRule(rule, stored)) throw notFound();
      const seen = request.versions?.[id];
      if (seen !== undefined && stored.version !== seen)
        throw conflict(
          say({
            id: 'Sudah diubah orang lain, jadi dibiarkan.',
            en: 'Changed by somebody else, so it was left alone.',
          }),
        );
      const before = Object.fromEntries(Object.keys(values).map((name) => [name, stored[name]]));
      const record =
        JSON.stringify(before) === JSON.stringify(values)
          ? stored
          : await applyChange(tx, resource, { actor, rule, before: stored, values, secrets: {}, hooks });
      return { before, version: Number(record.version) };
    });
}

/** The values as PUT would take them. @throws Refusal 422 */
function checkedValues(resource: Resource, data: Row): Row {
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(data)) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    // The version is of one record, and a password is of one person.
    if (name === 'version' || (field && !isStored(field)))
      errors[name] = [
        say({
          id: 'Tidak dapat diubah untuk banyak data sekaligus.',
          en: 'Cannot be changed for many records at once.',
        }),
      ];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const checked = updateSchema(resource).safeParse({ ...data, version: 0 });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return prepare(resource, checked.data as Row).values;
}

/** Finds which ids the viewer may reach, with their labels, in one statement. */
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

async function inTurns(ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id);
  };
  await Promise.all(Array.from({ length: Math.min(width, ids.length) }, worker));
}
