import { and, eq } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import type { RunReason } from '../../domain/triggers/runs.ts';
import { dayInWib, startOfDayInWib } from '../../lib/wib.ts';
import { trigger } from '../../resources/index.ts';
import type { Conditions } from '../../resources/pengaturan/conditions-schema.ts';
import { unmet } from '../../resources/pengaturan/trigger-conditions.ts';
import { letterFields, subjectOf } from '../../resources/pengaturan/trigger-subject.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { sendJob } from '../jobs/index.ts';
import { type TriggerWork, triggerJob } from './emit-event.ts';
import { above, groupsOf } from './groups.ts';
import { type LetterFacts, letterFactsOf } from './letter-facts.ts';
import { said } from './messages.ts';
import { noticesOf, type PersonalNotice } from './notices.ts';
import { commonWords, hasOwnText, inOwnWords } from './own-text.ts';
import { rowOf } from './records/row-of.ts';
import { type About, beginRun, keepWaiting, noteNotFired, noteOutcome, notingFailure } from './runs.ts';
import { tellPeople } from './tell-people.ts';
import { isTakenBack, type TriggerContext, triggerContextOf } from './trigger-context.ts';
import { callOfLetter } from './webhook/call-of-letter.ts';

export type Rule = typeof triggers.$inferSelect;

/**
 * Runs a trigger (SPEC B5): judges it when something happens and again when its delay is over, and then, once per
 * turn, tells people.
 */
export async function runTrigger(deps: Deps, work: TriggerWork, now: Date): Promise<void> {
  const about = aboutOf(work);
  await notingFailure(deps.db, about, { kind: 'trigger', data: work }, () =>
    deps.db.transaction(async (tx) => {
      const [rule] = await tx
        .select()
        .from(triggers)
        .where(
          and(eq(triggers.id, work.triggerId), eq(triggers.isActive, true), eq(triggers.event, work.event)),
        );
      if (!rule) return noteNotFired(tx, about, { reason: 'off' });
      const context = await triggerContextOf(tx, work);
      if (!context || (await isTakenBack(tx, work))) return noteNotFired(tx, about, { reason: 'gone' });
      const facts = await factsOf(tx, rule, work);
      const verdict = judged(rule, context, facts);
      if (verdict) return noteNotFired(tx, about, verdict);
      const due = new Date(new Date(work.at).getTime() + rule.delayMinutes * 60_000);
      if (!work.isDue && due > now) return waitUntil(tx, about, due, work);
      await fire(tx, deps, { rule, work, context, facts, about, due, now });
    }),
  );
}

const aboutOf = ({ triggerId, event, turn, letterId, delegationId }: TriggerWork): About => ({
  ...{ triggerId, event, turn: `${event} ${turn}` },
  ...(letterId && { letterId }),
  ...(delegationId && { resource: 'pengaturan.delegasi', recordId: delegationId }),
});

async function waitUntil(tx: Executor, about: About, due: Date, work: TriggerWork): Promise<void> {
  const later: TriggerWork = { ...work, isDue: true };
  if (await keepWaiting(tx, about, due, { kind: 'trigger', data: later }))
    await sendJob(tx, triggerJob, later, { after: due, key: `${about.triggerId} ${about.turn} due` });
}

/** What conditions and texts ask, read only where the trigger has some. */
async function factsOf(tx: Executor, rule: Rule, work: TriggerWork): Promise<LetterFacts | undefined> {
  const asks = rule.conditions || rule.messageTitle || rule.messageText || rule.actions.includes('webhook');
  if (!asks) return undefined;
  if (work.letterId) return letterFactsOf(tx, work.letterId);
  const row = work.delegationId && (await rowOf(tx, 'pengaturan.delegasi', work.delegationId));
  return row ? { values: row, words: {} } : undefined;
}

/** @returns why it does not fire; undefined where it does */
export function judged(
  rule: Pick<Rule, 'urgencies' | 'conditions' | 'event'>,
  { letter }: Pick<TriggerContext, 'letter'>,
  facts: LetterFacts | undefined,
): { reason: RunReason; condition?: number | undefined } | undefined {
  if (rule.urgencies.length > 0 && !(letter && rule.urgencies.includes(letter.urgency)))
    return { reason: 'urgency' };
  const fields = letter ? letterFields : (subjectOf(rule.event, null)?.fields ?? {});
  const [condition] = unmet(rule.conditions as Conditions | null, fields, facts?.values ?? {});
  return condition === undefined ? undefined : { reason: 'condition', condition };
}

type Firing = {
  rule: Rule;
  work: TriggerWork;
  context: TriggerContext;
  facts: LetterFacts | undefined;
  about: About;
  due: Date;
  now: Date;
};

async function fire(tx: Executor, deps: Deps, firing: Firing): Promise<void> {
  const { rule, work, context, facts, about, due, now } = firing;
  const { publicUrl } = deps.config;
  const whom = await whomToTell(tx, firing);
  if (!whom) return noteNotFired(tx, about, { reason: 'handled' });
  const runId = await beginRun(tx, about);
  if (!runId) return;
  const isLater = rule.delayMinutes > 0;
  const outcome = await tellPeople(tx, publicUrl, {
    ...{ ...whom, rule, isLater, byUserId: work.byUserId },
    since: toldSince(work, { isLater, due, now }),
    kindOf: (notice) => kindOf(work, notice),
    mailKind: said[work.event].kind,
    modul: 'naskah-dinas',
    letter: context.letter ?? undefined,
    escalated: { resource: 'letter', recordId: work.letterId ?? null, event: work.event },
    hasOwn: hasOwnText(rule),
    own: (notice) =>
      inOwnWords(notice, rule, {
        ...facts?.words,
        ...commonWords({ ...work, publicUrl, detailUrl: notice.detailUrl }),
      }),
  });
  if (rule.actions.includes('webhook')) await callOfLetter(tx, deps, { rule, work, facts, runId });
  await noteOutcome(tx, runId, rule.actions, outcome);
}

/** @returns undefined where nothing is left to be done, and the trigger asks for that */
export async function whomToTell(
  tx: Executor,
  { rule, work, context }: Pick<Firing, 'rule' | 'work' | 'context'>,
): Promise<{ told: PersonalNotice[]; superiors: PersonalNotice[] } | undefined> {
  const { positionIds } = work;
  const doers = rule.onlyIfOpen ? positionIds.filter((post) => context.open.includes(post)) : positionIds;
  if (rule.onlyIfOpen && doers.length === 0) return undefined;
  const isLater = rule.delayMinutes > 0;
  const groups = await groupsOf(tx, rule.recipients, work, context, doers, rule.onlyIfOpen);
  return {
    told: await noticesOf(tx, work, context, groups, isLater),
    superiors:
      rule.actions.includes('escalate') && context.letter
        ? await noticesOf(tx, work, context, [await above(tx, doers)], isLater)
        : [],
  };
}

/** Gives the notification kind: the event's own for its receivers, otherwise a reminder. */
const kindOf = ({ event }: TriggerWork, { title }: PersonalNotice): NotificationKind =>
  title === said[event].now ? said[event].kind : said[event].reminder;

/**
 * Since when an earlier notice suppresses this one: the whole day for deadlines (remind-dispositions.ts), 12 hours
 * for reminders, else a minute.
 */
function toldSince(
  { event, at }: TriggerWork,
  { isLater, due, now }: { isLater: boolean; due: Date; now: Date },
): Date {
  if (event === 'disposisi.batas_waktu') return new Date(startOfDayInWib(dayInWib(due)));
  return new Date(isLater ? now.getTime() - 12 * 3_600_000 : new Date(at).getTime() - 60_000);
}

const triggers = tableOf(trigger);
