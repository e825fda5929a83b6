import { sql } from 'drizzle-orm';
import { type FiredEvent, firedEvent } from '../../domain/calls/life-calls.ts';
import { recordCalls } from '../../domain/calls/record-calls.ts';
import { fieldsOf, meetsCondition } from '../../lib/condition.ts';
import { translate } from '../../lib/language.ts';
import { longest } from '../../lib/shapes.ts';
import { tooLong } from '../../lib/text-faults.ts';
import type { RecordFile, Resource, RowRule } from '../../resources/declare.ts';
import { fileFieldsOf } from '../../resources/kinds/file/limits.ts';
import { notFilled } from '../../resources/kinds/kind.ts';
import type { LifeEvent } from '../../resources/life/life.ts';
import { actedBefore, dueDay, eventNamed, type Fired, mayFire } from '../../resources/life/life-rules.ts';
import { emptyFor, targetOf } from '../../resources/life/next-stage.ts';
import { isMessage, missingNote } from '../../resources/life/note-rule.ts';
import { fieldErrors } from '../../resources/schema.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { EventHandlers } from '../behaviour/index.ts';
import {
  applyChange,
  emptiedBetween,
  firedOf,
  type Hooks,
  inTransaction,
  lockedRow,
  meetsRule,
  prepare,
  type Row,
  refusalOf,
  refuseFaults,
  refuseLocked,
  refuseUnseen,
  seenFor,
} from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isId, newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { changedByOther, conflict, forbidden, invalid, notFound, type Refusal } from '../http/index.ts';
import type { Living } from './living.ts';
import { lifeSteps } from './tables.ts';
import { tellStep } from './tell-step.ts';

/** Seconds within which an event may be taken back. */
export const undoSeconds = 60;

export type FiredStep = { undoUntil: Date | null; told: number };
type Request = {
  id: string;
  body: unknown;
  rule: RowRule;
  hooks?: Hooks | undefined;
  handlers?: EventHandlers | undefined;
};

/**
 * Fires an event on a record, judged under its lock: of two at once one wins.
 * @throws Refusal 404 unseen; 403 no right; 409 other stage or changed; 422 unknown or missing fields
 */
export async function fireEvent(
  deps: Deps,
  resource: Living,
  actor: Actor,
  { id, body, rule, hooks, handlers }: Request,
): Promise<FiredStep> {
  if (!isId(id)) throw notFound();
  try {
    return await inTransaction(deps.db, async (tx) => {
      const before = await lockedRow(tx, resource, id);
      if (!before || !meetsRule(rule, before)) throw notFound();
      const { name, event } = knownEvent(resource, body);
      await refuseFiring(tx, resource, actor, event, before);
      const given = checkedBody(resource, seenFor(actor, resource), { name, event }, body);
      if (given.version !== undefined && given.version !== before.version)
        throw (await isMoved(tx, resource, id, given.version))
          ? await elsewhere(tx, resource, actor, before)
          : changedByOther();
      const { values } = prepare(resource, withFilesBefore(resource, before, given.values));
      refuseLocked(seenFor(actor, resource), before, values);
      refuseMissing(resource, seenFor(actor, resource), event, { ...before, ...values }, Object.keys(values));
      const now = new Date();
      const target = targetOf(event, { ...before, ...values });
      const stages = stagesAfter(resource, actor, target, before, now);
      const record = await applyChange(tx, resource, {
        actor,
        // It may lead out of the actor's own reach: that is what some events are for.
        rule: true,
        before,
        values: { ...values, ...stages },
        secrets: {},
        hooks,
        action: 'stage',
      });
      await tx.insert(lifeSteps).values({
        id: newId(),
        resource: resource.name,
        recordId: id,
        event: name,
        fromStage: String(before.stage),
        toStage: String(record.stage),
        userId: actor.userId,
        entryId: actor.entryId,
        tokenId: actor.token?.id ?? null,
        at: now,
        note: given.note ?? null,
        values: withFilesGiven(resource, record, given.values, values),
        before: beforeOf(before, [...Object.keys(values), ...emptiedBetween(resource, before, record)]),
        version: Number(record.version),
      });
      const step = { tx, deps, actor, before, record, values, note: given.note ?? null };
      const own = await handlers?.[name]?.(step);
      const told = own?.told ?? (await tellStep(tx, resource, actor, { event, target, at: now }, record));
      return { undoUntil: event.undo ? new Date(now.getTime() + undoSeconds * 1000) : null, told };
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

/** @throws Refusal 422 for an event the life does not have */
function knownEvent({ life }: Living, body: unknown): { name: string; event: LifeEvent } {
  const name = (body as { event?: unknown } | null)?.event;
  const event = eventNamed(life, name);
  if (!event) throw invalid({ event: [translate({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' })] });
  return { name: String(name), event };
}

/** @throws Refusal 403, 409 */
async function refuseFiring(
  tx: Executor,
  resource: Living,
  actor: Actor,
  event: LifeEvent,
  row: Row,
): Promise<void> {
  const viewer = viewerOf(actor);
  if (!mayFire(resource, viewer, event, row)) throw notTheirs(resource, event);
  if (!event.from.includes(String(row.stage))) throw await elsewhere(tx, resource, actor, row);
  const acted = actedBefore(resource, viewer, event, await firedOn(tx, resource, String(row.id)));
  if (acted) throw forbidden(translate(acted.message));
}

async function firedOn(tx: Executor, resource: Living, id: string): Promise<Fired> {
  const { rows } = await tx.execute<{ fired: Fired }>(
    sql`select ${sql.raw(firedOf(resource, 'w.id'))} as fired from (values (${id}::uuid)) w(id)`,
  );
  return rows[0]?.fired ?? [];
}

const notTheirs = ({ singular }: Living, { label }: LifeEvent) =>
  forbidden(
    translate({
      id: `“${label.id}” pada ${singular.id} ini bukan, atau bukan lagi, hak Anda.`,
      en: `“${label.en}” on this ${singular.en} is not, or no longer, yours to do.`,
    }),
  );

/** Says who was first, and where it is now. */
async function elsewhere(
  tx: Executor,
  { life, singular }: Living,
  actor: Actor,
  { stage, stageById }: Row,
): Promise<Refusal> {
  const label = life.stages[String(stage)]?.label ?? singular;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select person_name as name from "user" where id = ${stageById}`,
  );
  const [by] = rows;
  const who = stageById === actor.userId ? { id: 'Anda', en: 'You' } : by && { id: by.name, en: by.name };
  return conflict(
    translate(
      who
        ? {
            id: `${who.id} sudah memindahkannya ke ${label.id}.`,
            en: `${who.en} moved it to ${label.en} already.`,
          }
        : {
            id: `Tidak dapat dilakukan lagi: tahapnya sekarang ${label.id}.`,
            en: `This is no longer possible: its stage is now ${label.en}.`,
          },
    ),
  );
}

/** Whether an event, and not a plain change, came after the version that was read. */
async function isMoved(tx: Executor, { name }: Living, id: string, version: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from life_step where resource = ${name} and record_id = ${id} and undone_at is null
      and from_stage <> to_stage and version > ${version} limit 1`);
  return rows.length > 0;
}

type Given = Pick<FiredEvent, 'version' | 'note'> & { values: Row };

/** @throws Refusal 422 for unknown keys, wrong values, a missing note */
function checkedBody(
  resource: Living,
  seen: Resource,
  { name: fired, event }: { name: string; event: LifeEvent },
  body: unknown,
): Given {
  const read = firedEvent.safeParse(body);
  if (!read.success) throw invalid(fieldErrors(read.error));
  const { version, note, values = {} } = read.data;
  const asked = event.asks ?? [];
  const unknown = Object.keys(values).filter((name) => !asked.includes(name));
  refuseUnseen(seen, values);
  const errors: Record<string, string[]> = Object.fromEntries(
    unknown.map((name) => [name, [translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })]]),
  );
  const missing = missingNote(resource.life, fired, note ?? '');
  if (missing) errors.note = [translate(missing)];
  if (!isMessage(resource.life, fired) && (note ?? '').length > longest.note)
    errors.note = [tooLong(longest.note)];
  if (!event.note && note)
    errors.note = [
      translate({ id: 'Tindakan ini tidak memakai catatan.', en: 'This action takes no note.' }),
    ];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  // Whole-record checks run on the stored row; here each field alone.
  const fields = recordCalls(resource).change.body.safeParse({ ...values, version: 0 });
  if (!fields.success) throw invalid(fieldErrors(fields.error));
  const { version: _read, ...checked } = fields.data as Row;
  return { version, note, values: checked };
}

/** An event adds files to those that the record has; it takes none away. @throws Refusal 422 for too many */
function withFilesBefore(resource: Living, before: Row, given: Row): Row {
  const all = Object.fromEntries(
    fileFieldsOf(resource).flatMap(([name]) =>
      Array.isArray(given[name]) ? [[name, [...(before[name] as RecordFile[]), ...given[name]]]] : [],
    ),
  );
  if (Object.keys(all).length === 0) return given;
  const checked = recordCalls(resource).change.body.safeParse({ ...all, version: 0 });
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return { ...given, ...all };
}

/** Of files, those that the event added, as they are stored. */
const withFilesGiven = (resource: Living, record: Row, given: Row, values: Row): Row => ({
  ...values,
  ...Object.fromEntries(
    fileFieldsOf(resource).flatMap(([name]) => {
      const added = given[name];
      if (!Array.isArray(added)) return [];
      const ids = added.map((one: { id: string }) => one.id);
      return [[name, (record[name] as RecordFile[]).filter(({ id }) => ids.includes(id))]];
    }),
  ),
});

/** @throws Refusal 422 at the fields; without naming those the role does not see */
function refuseMissing(
  resource: Living,
  seen: Resource,
  event: LifeEvent,
  row: Row,
  given: readonly string[],
): void {
  const errors: Record<string, string[]> = {};
  for (const name of emptyFor(resource, event, row)) {
    const field = resource.fields[name];
    if (field) errors[name] = [translate(notFilled(field))];
  }
  if (Object.keys(errors).length === 0 && event.needs && !meetsCondition(event.needs.when, row))
    for (const name of fieldsOf(event.needs.when)) errors[name] = [translate(event.needs.otherwise)];
  refuseFaults(seen, errors, given.length > 0 ? given : ['event']);
}

function stagesAfter({ life }: Living, actor: Actor, to: string | undefined, before: Row, now: Date): Row {
  if (to === undefined || to === before.stage) return {};
  return {
    stage: to,
    stageSince: now,
    stageDue: dueDay(life.stages[to], now, before.createdAt as Date),
    stageById: actor.userId,
  };
}

const beforeOf = (before: Row, names: readonly string[]) => ({
  stageSince: (before.stageSince as Date).toISOString(),
  stageDue: before.stageDue as string | null,
  stageById: before.stageById as string | null,
  values: Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
});
