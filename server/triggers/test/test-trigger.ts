import { sql } from 'drizzle-orm';
import type { TriggerCheck, TriggerTrial } from '../../../domain/calls/triggers.ts';
import type { RunReason } from '../../../domain/triggers/runs.ts';
import { meetsCondition } from '../../../lib/condition.ts';
import { translate } from '../../../lib/language.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { trigger } from '../../../resources/index.ts';
import type { Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { reachedBy } from '../../../resources/pengaturan/record-recipients.ts';
import { type Subject, subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { eventLabel } from '../../../resources/pengaturan/trigger-words.ts';
import type { Actor } from '../../actor.ts';
import { seenFor } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId, newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, inIndonesian, notFound } from '../../http/index.ts';
import { wordsOf } from '../../kinds/index.ts';
import { findLetter } from '../../letters/index.ts';
import { sendMail } from '../../mail/index.ts';
import { noticeMail, notify } from '../../notifications/index.ts';
import type { TriggerEvent, TriggerWork } from '../emit-event.ts';
import { letterFactsOf } from '../letter-facts.ts';
import { said } from '../messages.ts';
import { noticesOf, type PersonalNotice } from '../notices.ts';
import { commonWords, inOwnWords, written } from '../own-text.ts';
import { peopleToTell } from '../records/people-to-tell.ts';
import { type RecordNotice, recordNotices, type SaidEvent } from '../records/record-notices.ts';
import { labelledRows, recordWords } from '../records/record-words.ts';
import { rowsOf } from '../records/row-of.ts';
import { fitting } from '../records/run-record-trigger.ts';
import { judged, type Rule, whomToTell } from '../run-trigger.ts';
import { type TriggerContext, triggerContextOf } from '../trigger-context.ts';
import { becomesCheck, checksOf, letterWord, urgencyCheck } from './checks.ts';
import { recordsToTest } from './find-subjects.ts';

type Asked = { recordId: string; send: boolean };
type Judged = {
  checks: TriggerCheck[];
  reason: RunReason | null;
  told: PersonalNotice[];
  superiors: PersonalNotice[];
  /** As who may open it reads it. */
  sample: { title: string; text: string };
  own: (notice: PersonalNotice) => PersonalNotice;
  detailUrl: string | null;
  subject: object;
  letter?: { id: string; securityRank: number };
};

/**
 * What a trigger would do at a letter or a record that the tester may open; writes nothing, unless a copy is asked for
 * oneself.
 * @throws Refusal 403, 404; 409 where the letter has nothing of that event
 */
export async function testTrigger(
  deps: Deps,
  actor: Actor,
  rule: Rule,
  { recordId, send }: Asked,
): Promise<TriggerTrial> {
  const subject = subjectOf(rule.event, rule.entity);
  if (!subject) throw notFound();
  const judge = subject.resource ? judgeRecord : judgeLetter;
  const found = await judge(deps, actor, rule, { ...subject, recordId });
  const fires = found.reason === null;
  const present = (notice: PersonalNotice) => {
    const { title, message } = inIndonesian(() => found.own(notice));
    return { title: title.id, text: typeof message === 'string' ? message : message.id };
  };
  const superiors = new Set(found.superiors.map(({ userId }) => userId));
  const told = [
    ...found.told,
    ...found.superiors.filter(({ userId }) => !found.told.some((one) => one.userId === userId)),
  ];
  const names = await namesOf(
    deps.db,
    told.map(({ userId }) => userId),
  );
  if (send) await sendToSelf(deps, actor, rule, found);
  return {
    ...{ fires, reason: found.reason, checks: found.checks },
    match: (rule.conditions as Conditions | null)?.match ?? 'all',
    dueAt: rule.delayMinutes > 0 ? new Date(Date.now() + rule.delayMinutes * 60_000).toISOString() : null,
    receivers: told.map((notice) => ({
      ...{ id: notice.userId, name: names.get(notice.userId) ?? '' },
      isSuperior: superiors.has(notice.userId) && !found.told.includes(notice),
      ...present(notice),
    })),
    message: found.sample,
    call: rule.actions.includes('webhook') ? callOf(rule, found) : null,
    sent: send,
  };
}

type At = Subject & { recordId: string };

async function judgeLetter(
  { db, config }: Deps,
  actor: Actor,
  rule: Rule,
  { fields, recordId }: At,
): Promise<Judged> {
  const letter = await findLetter(db, actor, recordId);
  const event = rule.event as TriggerEvent;
  const work = await workOf(db, event, letter.id);
  const context = await triggerContextOf(db, work);
  const facts = await letterFactsOf(db, letter.id);
  const { publicUrl } = config;
  const detailUrl = `/naskah-dinas/outbox/${letter.id}`;
  const verdict = context && judged(rule, context, facts);
  const whom = context && (await whomToTell(db, { rule, work, context }));
  const words = (url: string | null) => ({
    ...facts?.words,
    ...commonWords({ event, at: work.at, publicUrl, detailUrl: url }),
  });
  const own = inIndonesian(() => written(rule, words(detailUrl)));
  return {
    checks: [
      ...urgencyCheck(rule, letter.urgency, fields.urgency),
      ...(await checksOf(db, rule, fields, facts?.values ?? {}, (name) =>
        letterWord(fields, facts?.values ?? {}, name),
      )),
    ],
    reason: !context
      ? 'gone'
      : (verdict?.reason ?? (whom ? (hasNobody(rule, whom) ? 'nobody' : null) : 'handled')),
    ...{ told: whom?.told ?? [], superiors: whom?.superiors ?? [] },
    sample: { title: own.title ?? said[event].now.id, text: own.text ?? facts?.words.perihal ?? '' },
    own: (notice) => inOwnWords(notice, rule, words(notice.detailUrl)),
    detailUrl,
    subject: { kind: 'letter', id: letter.id, url: publicUrl + detailUrl },
    letter,
  };
}

const hasNobody = (
  { actions }: Rule,
  { told, superiors }: { told: unknown[]; superiors: unknown[] },
): boolean => told.length === 0 && superiors.length === 0 && actions.some((action) => action !== 'webhook');

/** The event as it would happen to this letter now. @throws Refusal 409 */
async function workOf(db: Executor, event: TriggerEvent, letterId: string): Promise<TriggerWork> {
  const isDisposition = event === 'disposisi.diterima' || event === 'disposisi.batas_waktu';
  const { rows } = await db.execute<{ turn: string; at: string | null; posts: string[] | null }>(
    isDisposition
      ? sql`select d.id as turn, null as at, array(
          select w.position_id from disposition_recipient w where w.disposition_id = d.id) as posts
        from disposition d where d.letter_id = ${letterId} and d.withdrawn_at is null and d.closed_at is null
        order by d.id desc limit 1`
      : event === 'naskah.diterima'
        ? sql`select ${letterId}::text as turn, null as at, array(
            select position_id from letter_recipient where letter_id = ${letterId}
            union select m.position_id from letter_recipient_group g
              join letter_group_member m on m.recipient_group_id = g.id where g.letter_id = ${letterId}) as posts`
        : sql`select t.id as turn, t.created_at::text as at, array[coalesce(t.position_id, ${postOf(event)})] as posts
          from letter l left join lateral (
            select * from task t where t.letter_id = l.id and t.done_at is null
              and t.kind = any(${sql.param(kindsOf[event] ?? [])}) order by t.id desc limit 1) t on true
          where l.id = ${letterId}`,
  );
  const [found] = rows;
  const posts = (found?.posts ?? []).filter(Boolean);
  if (!found || posts.length === 0)
    throw conflict(
      translate({
        id: 'Naskah ini tidak memiliki orang yang dimaksud peristiwa itu. Pilih naskah lain.',
        en: 'This letter has nobody whom that event is about. Choose another.',
      }),
    );
  return {
    ...{ triggerId: newId(), event, letterId, positionIds: posts, turn: found.turn ?? newId() },
    at: new Date().toISOString(),
    ...(isDisposition && { dispositionId: found.turn }),
  };
}

const kindsOf: Partial<Record<TriggerEvent, string[]>> = {
  'pemeriksaan.giliran': ['review', 'legal'],
  'naskah.siap_ttd': ['sign'],
  'naskah.dikembalikan': ['revision'],
};

/** Whom it would be about, where it does not wait now. */
const postOf = (event: TriggerEvent) =>
  event === 'pemeriksaan.giliran'
    ? sql`(select r.position_id from letter_reviewer r where r.letter_id = l.id order by r."order" limit 1)`
    : event === 'naskah.siap_ttd'
      ? sql`l.sender_position_id`
      : sql`l.position_id`;

async function judgeRecord(deps: Deps, actor: Actor, rule: Rule, at: At): Promise<Judged> {
  const { db, config } = deps;
  const { recordId } = at;
  const resource = at.resource as Resource;
  const found = isId(recordId) ? await recordsToTest(deps, actor, resource, { id: recordId }) : [];
  const [row] = found.length > 0 ? await rowsOf(db, resource.name, [recordId]) : [];
  if (!row) throw notFound();
  const seen = seenFor(actor, resource);
  const event = rule.event as SaidEvent;
  const now = new Date();
  const happened = [{ row, at: now, byUserId: null, fields: null }];
  const labelled = await labelledRows(db, resource, happened);
  const shown = labelled.get(recordId) ?? row;
  const [fit, unfit] = fitting(rule, resource, happened);
  const becomes = rule.becomes ? reachedBy(rule.becomes) : undefined;
  const isReached = !becomes || meetsCondition(becomes.condition, row);
  const isDelegation = rule.event === 'delegasi.berubah';
  const people = isDelegation
    ? undefined
    : await peopleToTell(db, resource, { ...rule, isLater: rule.delayMinutes > 0 }, fit);
  const notices = people
    ? recordNotices(resource, { ...rule, event }, people)
    : await delegationNotices(db, recordId);
  const { publicUrl } = config;
  const detailUrl = `${resource.path}/${recordId}`;
  // As far as the tester sees it too, whoever is told.
  const words = (records: RecordNotice['records'], url: string | null) => ({
    ...commonWords({ event, at: now.toISOString(), publicUrl, detailUrl: url }),
    ...recordWords(seen, records, labelled),
  });
  const own = inIndonesian(() => written(rule, words(happened, detailUrl)));
  const [first] = notices.told;
  return {
    checks: [
      ...(rule.becomes ? [becomesCheck(rule.becomes, resource, shown, isReached)] : []),
      ...(await checksOf(db, rule, at.fields, row, (name) =>
        Object.hasOwn(seen.fields, name) ? wordsOf(at.fields[name] as Field, shown, name) || null : hidden,
      )),
    ],
    reason: !isReached ? 'value' : unfit.size > 0 ? 'condition' : hasNobody(rule, notices) ? 'nobody' : null,
    ...notices,
    sample: {
      title: own.title ?? first?.title.id ?? eventLabel(trigger.fields.event, rule.event).id,
      text: own.text ?? (typeof first?.message === 'string' ? first.message : (first?.message.id ?? '')),
    },
    own: (notice) =>
      inOwnWords(notice, rule, words((notice as RecordNotice).records ?? happened, notice.detailUrl)),
    detailUrl,
    subject: { kind: 'records', resource: resource.name, ids: [recordId], url: publicUrl + detailUrl },
  };
}

async function delegationNotices(db: Executor, id: string): Promise<Pick<Judged, 'told' | 'superiors'>> {
  const work: TriggerWork = {
    ...{ triggerId: id, event: 'delegasi.berubah', delegationId: id, positionIds: [], turn: `${id} end` },
    at: new Date().toISOString(),
  };
  const context: TriggerContext | null = await triggerContextOf(db, work);
  const { delegation } = context ?? {};
  return { told: delegation && context ? await noticesOf(db, work, context, [], false) : [], superiors: [] };
}

const hidden = '***';

async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, person_name as name from "user" where id = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const callOf = (rule: Rule, { sample, subject }: Judged): string => {
  const { id, code, name, event } = rule;
  const own = rule.messageText ? sample.text : null;
  const body = { id: newId(), event, at: new Date().toISOString(), trigger: { id, code, name }, subject };
  return JSON.stringify({ ...body, title: sample.title, text: own }, null, 2);
};

async function sendToSelf({ db, config }: Deps, actor: Actor, rule: Rule, found: Judged): Promise<void> {
  const { sample, detailUrl, letter } = found;
  const title = { id: `[Uji] ${sample.title}`, en: `[Test] ${sample.title}` };
  await db.transaction(async (tx) => {
    await notify(tx, [actor.userId], {
      kind: 'tahap.perkembangan',
      ...{ title, message: sample.text, modul: 'pengaturan', detailUrl, tabName: null, letter },
    });
    if (!rule.actions.includes('email')) return;
    const { rows } = await tx.execute<{ email: string }>(
      sql`select email from "user" where id = ${actor.userId}`,
    );
    const [self] = rows;
    if (!self?.email) return;
    await sendMail(tx, {
      ...{ recipient: self.email, userId: actor.userId, ...(letter && { letter }) },
      ...noticeMail(
        config.publicUrl,
        {
          ...{ personName: actor.personName, title: title.id, message: sample.text, detailUrl },
          lines: sample.text.split('\n').filter((line) => line.trim() !== ''),
        },
        { byRule: true },
      ),
    });
  });
}
