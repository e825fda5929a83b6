import { inArray, sql } from 'drizzle-orm';
import { recordCalls } from '../../../domain/calls/record-calls.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { changedByOther, invalid, notFound, Refusal } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { partsOnly, saveParts, withoutParts } from '../parts/save-parts.ts';
import { getRecord } from '../reading/get-record.ts';
import { referenceFaults } from '../references/check-references.ts';
import { refuseUnseen, seenFor } from '../rights/role-view.ts';
import { refuseOutOfReach } from '../rights/row-rule.ts';
import { refusalOf } from '../sql/database-refusal.ts';
import { anyTableOf } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { refuseLocked, withEmptied } from './conditional-fields.ts';
import { linkFiles } from './link-files.ts';
import { versionOf, withoutReadOnly } from './read-back.ts';
import { refuseEnded, refuseFixed, refuseLockedSecrets, refuseUnsound } from './refuse-change.ts';
import { afterWrite, beforeWrite, lockedRow, lockedRows, prepare, unlessRefused } from './write-record.ts';

/**
 * Changes a record unless it changed since reading; without a version, it overwrites concurrent changes.
 * @throws Refusal 404 unseen; 422 wrong fields; 409 changed by another user, with the current record as data
 */
export async function updateRecord(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  id: string,
  { body, ifMatch }: { body: unknown; ifMatch?: string | undefined },
  rule: RowRule,
  hooks?: Hooks,
): Promise<void> {
  if (!isId(id)) throw notFound();
  const seen = seenFor(actor, resource);
  const read = await getRecord(deps.pool, seen, id, rule);
  const sent = withoutReadOnly(seen, body ?? {}, read);
  refuseUnseen(seen, sent);
  const checked = recordCalls(resource).change.body.safeParse(sent);
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { version = versionOf(ifMatch), ...written } = checked.data as { version?: number };
  // An empty body is a client error: anything GET returned names at least one field.
  if (version === undefined && Object.keys(written).length === 0)
    throw invalid({ version: [translate(nothingWritten)] });
  const { values, secrets } = prepare(resource, checked.data as Row);
  refuseLockedSecrets(seen, secrets);
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = await lockedRow(tx, resource, id);
      // It may have gone out of reach since it was seen.
      if (!before || !meetsRule(rule, before)) throw notFound();
      if (version !== undefined && before.version !== version) throw changedMeanwhile;
      await applyChange(tx, resource, { actor, rule, before, values, secrets, hooks });
    });
  } catch (error) {
    // Read after releasing the transaction's connection: requests that wait for one record must not each need a
    // second connection.
    if (error === changedMeanwhile) throw changedByOther(await getRecord(deps.pool, seen, id, rule));
    throw refusalOf(error, resource) ?? error;
  }
}

const nothingWritten = {
  id: 'Sertakan isian yang diubah, atau versi yang dibaca.',
  en: 'Send what is to be changed, or the version that was read.',
};

type Change = {
  actor: Actor;
  /** The actor's reach, which the row must stay within. */
  rule: RowRule;
  values: Row;
  secrets: Record<string, string>;
  hooks?: Hooks | undefined;
  /** As audited, where it is no plain change; only events may set stages and change what has ended. */
  action?: string;
  /** The form of an action, kept in the audit row. */
  given?: Row | undefined;
  /** The server writes, not the person: what the role may only read can be written. */
  asServer?: true;
};

/**
 * Changes a locked row.
 * @returns the row as it is now
 * @throws Refusal 422 as applyChanges returns it
 */
export async function applyChange(
  executor: Executor,
  resource: Resource,
  { before, ...change }: Change & { before: Row },
): Promise<Row> {
  const outcome = (await applyChanges(executor, resource, [before], change)).get(String(before.id));
  if (!outcome || outcome instanceof Refusal) throw outcome;
  return outcome;
}

/**
 * Changes records to the same values, as what follows another record's change; each is audited.
 * @throws Refusal of the first that refuses it
 */
export async function applyToAll(
  executor: Executor,
  resource: Resource,
  ids: readonly string[],
  { actor, values }: Pick<Change, 'actor' | 'values'>,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await lockedRows(executor, resource, ids);
  const outcomes = await applyChanges(executor, resource, [...rows.values()], {
    ...{ actor, values, rule: true, secrets: {}, asServer: true },
  });
  for (const outcome of outcomes.values()) if (outcome instanceof Refusal) throw outcome;
}

/**
 * Changes locked rows to the same values, in the same number of statements for any number of rows.
 * @param change `values` as prepare() gives them; only these are written
 * @returns each row as it is now; a refusal 422 for fixed fields, unsound records, and references to missing or
 * inactive records
 * @throws Refusal 422 for what would put a row out of the actor's reach
 */
export async function applyChanges(
  executor: Executor,
  resource: Resource,
  befores: readonly Row[],
  { actor, rule, values: wanted, secrets, hooks, action, given, asServer }: Change,
): Promise<Map<string, Row | Refusal>> {
  const outcomes = new Map<string, Row | Refusal>();
  // Records with such a hook are changed one by one (bulk-records.ts).
  const [first] = befores;
  const values = first
    ? await beforeWrite(executor, hooks, { actor, before: first, values: wanted })
    : wanted;
  const own = new Map(befores.map((before) => [before, withEmptied(resource, before, values)]));
  const valuesOf = (before: Row): Row => own.get(before) ?? values;
  const refusals = await refusedChanges(
    executor,
    resource,
    { actor, secrets, action, asServer },
    befores.map((before) => ({ before, given: wanted, values: valuesOf(before) })),
  );
  /** Rows that are changed alike: each may empty other fields. */
  const alike = new Map<string, { values: Row; sound: Map<string, Row> }>();
  for (const before of befores) {
    const id = String(before.id);
    const refusal = refusals.get(id);
    if (refusal) {
      outcomes.set(id, refusal);
      continue;
    }
    const key = keyOf(resource, valuesOf(before), id);
    const group = alike.get(key) ?? { values: valuesOf(before), sound: new Map<string, Row>() };
    group.sound.set(id, before);
    alike.set(key, group);
  }
  for (const group of alike.values()) {
    const changes = await writeAlike(executor, resource, group, actor, rule);
    for (const { record } of changes) outcomes.set(String(record.id), record);
    await afterWrite(
      executor,
      resource,
      hooks,
      ...changes.map((change) => ({
        ...{ ...change, actor, action: action ?? 'update', secrets },
        ...(given && { given }),
      })),
    );
  }
  return outcomes;
}

/** A locked row, what is given for it, and what is written: also what a hook fills in, and fields it empties. */
type Wanted = { before: Row; given: Row; values: Row };
type As = Pick<Change, 'actor'> &
  Partial<Pick<Change, 'secrets'>> & {
    action?: string | undefined;
    asServer?: true | undefined;
    /** The rows held these values before, so that what they refer to may be inactive now. */
    isPutBack?: true;
  };

/**
 * Checks changes of locked rows, each of its own, in the same number of statements for any number of rows.
 * @returns refusals by id: 409 for what has ended; 422 as applyChanges gives them
 */
export async function refusedChanges(
  executor: Executor,
  resource: Resource,
  { actor, secrets = {}, action, asServer, isPutBack }: As,
  changes: readonly Wanted[],
): Promise<Map<string, Refusal>> {
  const refusals = new Map<string, Refusal>();
  const seen = seenFor(actor, resource);
  const permitted = changes.filter(({ before, given, values }) =>
    unlessRefused(refusals, String(before.id), () => {
      if (!action) refuseEnded(resource, before);
      if (!action) refuseLocked(seen, before, { ...given, ...secrets });
      refuseFixed(asServer ? resource : seen, before, given);
      refuseUnsound(seen, before, values);
      return before;
    }),
  );
  const faults = await referenceFaults(
    executor,
    resource,
    permitted.map(({ before, values }) => ({ values, id: String(before.id), before, isRestored: isPutBack })),
  );
  for (const [at, { before }] of permitted.entries()) {
    const fault = faults[at];
    if (fault) refusals.set(String(before.id), fault);
  }
  return refusals;
}

/** Files are taken off one record at a time. */
const keyOf = ({ fields }: Resource, values: Row, id: string): string => {
  const names = Object.keys(values);
  return names.some((name) => fields[name] && holdsFiles(fields[name])) ? id : names.join();
};

/**
 * Changes rows to the same values.
 * @throws Refusal 422 for what would put a row out of the actor's reach
 */
async function writeAlike(
  executor: Executor,
  resource: Resource,
  { values, sound }: { values: Row; sound: ReadonlyMap<string, Row> },
  actor: Actor,
  rule: RowRule,
): Promise<{ before: Row; record: Row }[]> {
  const stored = await linkedTo(executor, resource, actor, values, [...sound.keys()]);
  const table = anyTableOf(resource);
  const records = (await executor
    .update(table as never)
    .set({
      ...withoutParts(resource, stored),
      version: sql`${table.version as never} + 1`,
      updatedAt: new Date(),
    } as never)
    .where(inArray(table.id as never, [...sound.keys()] as never))
    .returning()) as Row[];
  const parts = await saveParts(
    executor,
    resource,
    [...sound].map(([id, before]) => ({ id, before, values })),
  );
  return records.map((own) => {
    const id = String(own.id);
    const before = sound.get(id) ?? {};
    const record: Row = { ...partsOnly(resource, before), ...own, ...parts.get(id) };
    const changed = Object.keys(values).filter((name) => values[name] !== before[name]);
    refuseOutOfReach(resource, rule, record, changed);
    return { before, record };
  });
}

/** Files belong to one record: changes of many name none (bulk-records.ts). */
const linkedTo = async (
  executor: Executor,
  resource: Resource,
  actor: Actor,
  values: Row,
  [id = '', ...more]: readonly string[],
): Promise<Row> => (more.length > 0 ? values : linkFiles(executor, resource, actor, values, id));

const changedMeanwhile = new Error('The record was changed meanwhile');
