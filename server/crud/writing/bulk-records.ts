import type { Pool } from 'pg';
import type { BulkOutcome, BulkRequest, Refused, Usage } from '../../../domain/calls/record-bulk.ts';
import { recordCalls } from '../../../domain/calls/record-calls.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { isMask, maskedBy } from '../../../resources/kinds/text/mask.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound, Refusal } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { refuseUnseen, seenFor } from '../rights/role-view.ts';
import { labelOf, tableName } from '../sql/columns.ts';
import { addRowRule, type Conditions, whereOf } from '../sql/conditions.ts';
import { refusalOf } from '../sql/database-refusal.ts';
import { isStored } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { levelsOf } from './bulk-levels.ts';
import { emptiedBetween } from './conditional-fields.ts';
import { deleteRecords } from './delete-record.ts';
import { refuseChanged } from './refuse-change.ts';
import { restoreRecords } from './restore-record.ts';
import { applyChanges } from './update-record.ts';
import { lockedRows, looksAtStored, prepare, unlessRefused } from './write-record.ts';

/** Records of one transaction. PostgreSQL takes 65,535 values, and a restored row has one per column. */
const mostTogether = 500;
/** So few are tried one by one when their transaction fails. */
const fewest = 8;
/** Concurrent transactions of a record each; the pool serves other users too. */
const width = 4;

type How = {
  rule: RowRule;
  hooks?: Hooks | undefined;
  /** Reports unexpected errors: the outcome holds only words for users. */
  report: (error: unknown) => void;
  /** Fires a life's event on one record. @throws Refusal */
  fire: (id: string, body: unknown) => Promise<void>;
};

/**
 * Applies the rules for one record to each. A refused record does not stop the rest; an error does.
 * @throws Refusal 422 for unknown fields and wrong values
 */
export async function bulkRecords(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  request: BulkRequest,
  { rule, hooks, report, fire }: How,
): Promise<BulkOutcome> {
  return inTurn(resource, {
    // Deleted records are in nobody's reach.
    labels: request.action === 'restore' ? undefined : await labelsOf(deps.pool, resource, request.ids, rule),
    work: workOf(deps, resource, actor, request, rule, hooks, fire),
    levels: await levelsOf(deps.pool, resource, request),
    areAlone: isOneByOne(resource, request, hooks),
    report,
  });
}

/**
 * Changes records each in its own way, some hundred in a transaction, with the outcome of a bulk change.
 * @param work changes several in one transaction; what it refuses for one does not stop the rest
 */
export async function changeEach(
  deps: Deps,
  resource: Resource,
  ids: readonly string[],
  { rule, report }: Pick<How, 'rule' | 'report'>,
  work: Work,
): Promise<BulkOutcome> {
  const labels = await labelsOf(deps.pool, resource, ids, rule);
  return inTurn(resource, { labels, work, levels: [[...ids]], areAlone: false, report });
}

type Work = (ids: string[]) => Promise<Map<string, Result | Refusal>>;
type Turn = {
  /** Those within reach; undefined for records that are nowhere yet. */
  labels: ReadonlyMap<string, string> | undefined;
  work: Work;
  /** One after another (bulk-levels.ts). */
  levels: string[][];
  /** Each in a transaction of its own. */
  areAlone: boolean;
  report: How['report'];
};

/** Tries many together, and parts of them where that fails. */
async function inTurn(
  resource: Resource,
  { labels, work, levels, areAlone, report }: Turn,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] };
  let hasFailed = false;
  const refuse = (id: string, refusal: Refusal): void => {
    outcome.refused.push(refusedOf(id, labels?.get(id) ?? '', refusal));
  };
  const attempt = async (given: string[]): Promise<void> => {
    const ids = given.filter((id) => {
      const refusal = hasFailed ? notBegun() : labels && !labels.has(id) && notFound();
      if (refusal) refuse(id, refusal);
      return !refusal;
    });
    if (ids.length === 0) return;
    try {
      const results = await work(ids);
      for (const id of ids) {
        const result = results.get(id);
        if (result instanceof Refusal) refuse(id, result);
        else outcome.done.push({ id, ...result });
      }
    } catch (error) {
      const refusal = error instanceof Refusal ? error : refusalOf(error, resource);
      if (!refusal) report(error);
      if (ids.length > 1) return inParts(ids, refusal && ids.length > fewest ? Math.ceil(ids.length / 2) : 1);
      hasFailed ||= !refusal;
      for (const id of ids) refuse(id, refusal ?? failed());
    }
  };
  const inParts = async (ids: string[], size: number): Promise<void> => {
    for (let at = 0; at < ids.length; at += size) await attempt(ids.slice(at, at + size));
  };
  for (const ids of levels) await (areAlone ? withConcurrency(ids, attempt) : inParts(ids, mostTogether));
  return outcome;
}

/** Hooks decide by what earlier records left, views write by triggers, and a unique value fits one record. */
const isOneByOne = (resource: Resource, request: BulkRequest, hooks: Hooks = {}): boolean =>
  Boolean(resource.view) ||
  request.action === 'event' ||
  Boolean(
    request.action === 'delete'
      ? (hooks.beforeDelete ?? hooks.afterDelete)
      : hooks.beforeWrite || (request.action === 'restore' && hooks.beforeRestore) || looksAtStored(hooks),
  ) ||
  (request.action === 'update' &&
    Object.keys(request.data).some((name) => {
      const options = resource.fields[name]?.options;
      return options && 'unique' in options && options.unique;
    }));

const failed = () =>
  new Refusal(
    500,
    translate({
      id: 'Terjadi kesalahan pada server saat mengerjakan data ini.',
      en: 'The server failed while working on this record.',
    }),
  );
const notBegun = () =>
  new Refusal(
    500,
    translate({
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
  fire: How['fire'],
): Work {
  if (request.action === 'delete')
    return (ids) => deleteRecords(deps, resource, actor, ids, rule, hooks, request.versions);
  if (request.action === 'restore') return (ids) => restoreRecords(deps, resource, actor, ids, rule, hooks);
  if (request.action === 'event') {
    const { action: _action, ids: _ids, ...body } = request;
    return async ([id = '']) => {
      await fire(id, body);
      return new Map();
    };
  }
  const seen = seenFor(actor, resource);
  const values = checkedValues(seen, request.data);
  return (ids) =>
    inTransaction(deps.db, async (tx) => {
      const results = new Map<string, Result | Refusal>();
      const locked = await lockedRows(tx, resource, ids);
      const changing = ids.flatMap((id) => {
        const stored = locked.get(id);
        if (!stored || !meetsRule(rule, stored)) {
          results.set(id, notFound());
          return [];
        }
        const same = unlessRefused(results, id, () => {
          refuseChanged(request.versions ?? {}, stored);
          return { isSame: isSame(values, stored) };
        });
        if (same) results.set(id, resultOf(seen, values, stored, stored));
        return same?.isSame === false ? [stored] : [];
      });
      const changed = await applyChanges(tx, resource, changing, { actor, rule, values, secrets: {}, hooks });
      for (const [id, record] of changed)
        results.set(id, record instanceof Refusal ? record : resultOf(seen, values, locked.get(id), record));
      return results;
    });
}

type Result = Omit<BulkOutcome['done'][number], 'id'>;

const valuesIn = (values: Row, stored: Row): Row =>
  Object.fromEntries(Object.keys(values).map((name) => [name, stored[name]]));
/** What undoing brings back as well, of fields that are seen; files and rows are of one record. */
const emptiedFor = (seen: Resource, stored: Row, record: Row): Row =>
  Object.fromEntries(
    emptiedBetween(seen, stored, record).flatMap((name) => {
      const field = seen.fields[name];
      return field && isStored(field) && !holdsFiles(field) ? [[name, null]] : [];
    }),
  );
const isSame = (values: Row, stored: Row): boolean =>
  JSON.stringify(valuesIn(values, stored)) === JSON.stringify(values);
const resultOf = (seen: Resource, values: Row, stored: Row = {}, record: Row = {}): Result => ({
  before: valuesIn({ ...values, ...emptiedFor(seen, stored, record) }, stored),
  version: Number(record.version),
});

/** The values as PUT would take them. @throws Refusal 422 */
function checkedValues(seen: Resource, data: Row): Row {
  refuseUnseen(seen, data);
  const resource = wholeOf(seen);
  const errors: Record<string, string[]> = {};
  for (const name of Object.keys(data)) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    // The version and files are of one record, and a password is of one person.
    if (
      name === 'version' ||
      (field &&
        (!isStored(field) || holdsFiles(field) || (maskedBy(field) !== undefined && !isMask(data[name]))))
    )
      errors[name] = [
        translate({
          id: 'Tidak dapat diubah untuk banyak data sekaligus.',
          en: 'Cannot be changed for many records at once.',
        }),
      ];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const checked = recordCalls(resource).change.body.safeParse({ ...data, version: 0 });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return prepare(resource, checked.data as Row).values;
}

/** Finds which ids the viewer may reach, with their labels, in one statement. */
async function labelsOf(
  pool: Pool,
  resource: Resource,
  ids: readonly string[],
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
  ...(statusCode === 409 && Array.isArray(data) && { usage: data as Usage[] }),
});

/** One by one, some at a time. */
async function withConcurrency(
  ids: readonly string[],
  work: (ids: string[]) => Promise<void>,
): Promise<void> {
  const waiting = [...ids];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work([id]);
  };
  await Promise.all(Array.from({ length: Math.min(width, ids.length) }, worker));
}
