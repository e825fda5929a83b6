import { eq } from 'drizzle-orm';
import type { RunReason } from '../../../domain/triggers/runs.ts';
import type { Resource } from '../../../resources/declare.ts';
import { resources, trigger } from '../../../resources/index.ts';
import type { Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { isRecordEvent } from '../../../resources/pengaturan/record-recipients.ts';
import { unmet } from '../../../resources/pengaturan/trigger-conditions.ts';
import { subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { sendJob } from '../../jobs/index.ts';
import { moduleOf } from '../../lives/index.ts';
import { type RecordWork, recordTriggerJob } from '../emit-event.ts';
import { stillEnding } from '../nightly-events.ts';
import { commonWords, hasOwnText, inOwnWords } from '../own-text.ts';
import type { Rule } from '../run-trigger.ts';
import { type About, beginRun, keepWaiting, noteNotFired, noteOutcome, notingFailure } from '../runs.ts';
import { tellPeople } from '../tell-people.ts';
import { callOfRecords } from '../webhook/call-of-records.ts';
import { type Found, type Happened, happenedOf } from './happened.ts';
import { peopleToTell } from './people-to-tell.ts';
import { type RecordNotice, recordNotices, type SaidEvent } from './record-notices.ts';
import { labelledRows, recordWords } from './record-words.ts';
import { rowsOf } from './row-of.ts';

/**
 * Runs a trigger that listens to records, declared ones or the archive's: each person is told once of all that one
 * write did.
 */
export async function runRecordTrigger(deps: Deps, work: RecordWork, now: Date): Promise<void> {
  const { triggerId, audits = [], records } = work;
  const [rule] = await deps.db.select().from(triggers).where(eq(triggers.id, triggerId));
  if (!rule) return;
  const event = records?.event ?? rule.event;
  const about: About = {
    ...{ triggerId, event, turn: `${event} ${records?.turn ?? audits[0]}` },
    resource: subjectOf(event, rule.entity)?.resource?.name ?? null,
  };
  await notingFailure(deps.db, about, { kind: 'record-trigger', data: work }, () =>
    deps.db.transaction(async (tx) => judge(tx, deps, { rule, work, about, now })),
  );
}

type Judged = { rule: Rule; work: RecordWork; about: About; now: Date };

async function judge(tx: Executor, deps: Deps, { rule, work, about, now }: Judged): Promise<void> {
  const resource = resources.find(({ name }) => name === about.resource);
  if (!rule.isActive || rule.event !== about.event || !resource)
    return noteNotFired(tx, about, { reason: 'off' });
  const { happened: all, missed } = await foundOf(tx, resource, rule, work);
  const [happened, unfit] = fitting(rule, resource, all);
  const [first] = happened;
  const notes: { reason: RunReason; condition?: number; count: number; recordId?: string | null }[] = [
    ...Object.entries(missed).map(([reason, count]) => ({ reason: reason as RunReason, count })),
    ...[...unfit].map(([condition, those]) => ({
      reason: 'condition' as const,
      ...{ condition, count: those.length, recordId: idOf(those.at(-1)) },
    })),
  ].filter(({ count }) => count > 0);
  // The run itself ends with the first of them where nothing is left.
  for (const [index, { count, recordId = null, ...why }] of notes.entries())
    await noteNotFired(
      tx,
      first || index > 0 ? apart({ ...about, count, recordId }) : { ...about, count, recordId },
      why,
    );
  if (!first) return;
  const one: About = {
    ...about,
    ...{ count: happened.length, recordId: happened.length === 1 ? idOf(first) : null },
  };
  const due = new Date(first.at.getTime() + rule.delayMinutes * 60_000);
  if (work.isDue || due <= now) return fire(tx, deps, { rule, resource, happened, about: one, now });
  const later: RecordWork = { ...work, isDue: true };
  if (await keepWaiting(tx, one, due, { kind: 'record-trigger', data: later }))
    await sendJob(tx, recordTriggerJob, later, { after: due, key: `${rule.id} ${about.turn} due` });
}

const idOf = (one: Happened | undefined): string | null => (one ? String(one.row.id) : null);
/** Noted beside a run of that turn. */
const apart = (about: About): About => ({ ...about, turn: `${about.turn} apart` });

async function foundOf(tx: Executor, resource: Resource, rule: Rule, work: RecordWork): Promise<Found> {
  const { audits = [], records } = work;
  if (!records)
    return isRecordEvent(rule.event)
      ? happenedOf(tx, resource, { ...rule, event: rule.event }, audits)
      : { happened: [], missed: {} };
  // What the night found may have been held, or have got another day, by the time the trigger comes.
  const ids = await stillEnding(tx, records);
  const rows = ids.length > 0 ? await rowsOf(tx, resource.name, ids) : [];
  const [at, byUserId] = [new Date(records.at), records.byUserId ?? null];
  return {
    happened: rows.map((row) => ({ row, at, byUserId, fields: null })),
    missed: { gone: records.ids.length - rows.length },
  };
}

/** Which records meet the conditions; of the others, by the first that does not hold. */
export function fitting(
  { event, entity, conditions }: Pick<Rule, 'event' | 'entity' | 'conditions'>,
  resource: Resource,
  happened: readonly Happened[],
): [Happened[], Map<number, Happened[]>] {
  const asked = conditions as Conditions | null;
  if (!asked || asked.rules.length === 0) return [[...happened], new Map()];
  const fields = subjectOf(event, entity)?.fields ?? resource.fields;
  const needs = [...new Set(asked.rules.map(({ field }) => field))];
  const fit: Happened[] = [];
  const unfit = new Map<number, Happened[]>();
  for (const one of happened) {
    const [failed] = unmet(asked, fields, one.row);
    if (failed === undefined) fit.push({ ...one, asked: needs });
    else unfit.set(failed, [...(unfit.get(failed) ?? []), one]);
  }
  return [fit, unfit];
}

type Firing = { rule: Rule; resource: Resource; happened: readonly Happened[]; about: About; now: Date };

async function fire(tx: Executor, deps: Deps, { rule, resource, happened, about, now }: Firing) {
  const [first, ...more] = happened;
  const runId = first && (await beginRun(tx, about));
  if (!runId) return;
  const { publicUrl } = deps.config;
  const event = about.event as SaidEvent;
  const isLater = rule.delayMinutes > 0;
  const people = await peopleToTell(tx, resource, { ...rule, isLater }, happened);
  const notices = recordNotices(resource, { ...rule, event }, people);
  const labelled = hasOwnText(rule) ? await labelledRows(tx, resource, happened) : new Map();
  const at = first.at.toISOString();
  const outcome = await tellPeople(tx, publicUrl, {
    ...{ ...notices, rule, isLater },
    since: new Date(isLater ? now.getTime() - 12 * 3_600_000 : first.at.getTime() - 60_000),
    kindOf: () => 'tahap.perkembangan',
    mailKind: 'tahap.perkembangan',
    modul: moduleOf(resource),
    escalated: {
      ...{ resource: resource.name, event },
      recordId: more.length === 0 ? String(first.row.id) : null,
    },
    hasOwn: hasOwnText(rule),
    own: (notice) =>
      inOwnWords(notice, rule, {
        ...commonWords({ event, at, publicUrl, detailUrl: notice.detailUrl }),
        ...recordWords(
          people.seenBy.get(notice.userId) ?? resource,
          (notice as RecordNotice).records,
          labelled,
        ),
      }),
  });
  if (rule.actions.includes('webhook'))
    await callOfRecords(tx, deps, { rule, resource, event, at, happened, runId });
  await noteOutcome(tx, runId, rule.actions, outcome);
}

const triggers = tableOf(trigger);
