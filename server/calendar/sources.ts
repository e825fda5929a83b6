import { type SQL, sql } from 'drizzle-orm';
import type { RetentionPeriod } from '../../domain/archive/archive-life.ts';
import { type CalendarKind, pageOfKind } from '../../domain/calendar.ts';
import { flowTasks, isOpenDraft, isSigned } from '../../domain/letters/letter-life.ts';
import { plusDays, startOfDayInWib } from '../../lib/wib.ts';
import { mayOpen } from '../../resources/access.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { comesDueAfter, seenFilingUnits } from '../archive/index.ts';
import { stateIn } from '../db/state-in.ts';
import { isGiven } from '../db/today.ts';
import { allowedByClass, letterIn, meansOne, onDesk, seesLetter } from '../letters/index.ts';

/** Requested days, both inclusive, as YYYY-MM-DD in Western Indonesia. */
export type Span = { from: string; to: string };

/** Columns of every source; `rank` and `className` decide how far the title may be shown (SPEC B3). */
export type SourceRow = {
  id: string;
  kind: CalendarKind;
  /** Task kind, letter state, "given" or "received", or what happens to the filing unit. */
  what: string;
  day: string;
  lastDay: string;
  title: string;
  whom: string;
  targetId: string | null;
  isDone: boolean;
  isLate: boolean;
  rank: number;
  className: string | null;
};

/** The order in which every source gives them. */
export const columns = sql.raw(
  'id, kind, what, day, "lastDay", title, whom, "targetId", "isDone", "isLate", rank, "className"',
);

/** One indexed query per permitted kind, so that a busy year costs no more than one page. */
export function sourcesOf(actor: Actor, kinds: readonly CalendarKind[], span: Span, limit: number): SQL[] {
  const viewer = viewerOf(actor);
  const may = (kind: CalendarKind): boolean => {
    const page = pageOfKind[kind];
    return page === undefined || mayOpen(viewer, page);
  };
  return kinds.filter(may).flatMap((kind) => {
    if (kind === 'delegation') return [delegations(actor, span, limit)];
    if (kind === 'retention')
      return [retentionOf(actor, 'active', span, limit), retentionOf(actor, 'inactive', span, limit)];
    if (kind === 'letter')
      return [datesOf(actor, 'position_id', span, limit), datesOf(actor, 'sender_position_id', span, limit)];
    return [dueTasks(actor, kind, span, limit)];
  });
}

const startOf = (day: string): SQL => sql`${startOfDayInWib(day)}::timestamptz`;
const dayOf = (moment: string): SQL => sql.raw(`(${moment} at time zone 'Asia/Jakarta')::date::text`);

/**
 * Done ones too. Checks each letter's visibility again: a withdrawn disposition or replaced reviewer removes it.
 */
const dueTasks = (actor: Actor, kind: CalendarKind, { from, to }: Span, limit: number): SQL => sql`
  select t.id, ${kind}::text, t.kind, ${dayOf('t.due_at')}, ${dayOf('t.due_at')}, l.subject, p.name,
    coalesce(t.disposition_id, t.letter_id), t.done_at is not null, coalesce(t.done_at, now()) > t.due_at,
    l.security_rank, c.name
  from task t join letter l on l.id = t.letter_id join position p on p.id = t.from_position_id
  left join security_classification c on c.id = l.security_id
  where t.position_id = ${actor.positionId} and t.due_at >= ${startOf(from)} and t.due_at < ${startOf(plusDays(to, 1))}
    and ${kind === 'task' ? stateIn('t.kind', flowTasks) : sql`t.kind = ${kind}`}
    and ${onDesk(actor, 't')}
    and not exists (select 1 from disposition d where d.id = t.disposition_id and d.withdrawn_at is not null)
    and ${seesLetter(actor, 'l')}
  order by t.due_at, t.id limit ${limit}`;

/** Delegations of the person's own, whatever they act as: given and received (SPEC B2). */
const delegations = (actor: Actor, { from, to }: Span, limit: number): SQL => sql`
  select d.id, 'delegation', case when d.from_user_id = ${actor.userId} then 'given' else 'received' end,
    d.start_date::text, d.end_date::text, case when d.from_user_id = ${actor.userId} then tu.person_name else fu.person_name end,
    p.name, d.id, d.end_date < (now() at time zone 'Asia/Jakarta')::date, false, 1, null
  from delegation d join "user" fu on fu.id = d.from_user_id join "user" tu on tu.id = d.to_user_id
  join position p on p.id = d.from_position_id
  where ${isGiven('d')} and (d.from_user_id = ${actor.userId} or d.to_user_id = ${actor.userId})
    and d.start_date <= ${to}::date and d.end_date >= ${from}::date
  order by d.start_date, d.id limit ${limit}`;

/** Dates of letters that the post has drafted and submitted, or signed for others. */
const datesOf = (
  actor: Actor,
  post: 'position_id' | 'sender_position_id',
  { from, to }: Span,
  limit: number,
): SQL => sql`
  select l.id, 'letter', l.state, l.script_date::text, l.script_date::text, l.subject, coalesce(s.name, ''), l.id,
    false, false, l.security_rank, c.name
  from letter l left join script_sub_type s on s.id = l.script_sub_type_id
  left join security_classification c on c.id = l.security_id
  where l.${sql.raw(post)} = ${actor.positionId} and l.script_date between ${from}::date and ${to}::date
    and ${letterIn('l', post === 'position_id' ? (state) => !isOpenDraft(state) : isSigned)}
    ${post === 'position_id' ? sql`` : sql`and not (l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')})`}
    and ${post === 'position_id' ? onDesk(actor, 'l') : meansOne(actor, 'l.sender_user_id')}
    and l.deleted_at is null and ${allowedByClass(actor, 'l')}
  order by l.script_date, l.id limit ${limit}`;

/** Last days of filing units' periods, unless held. Visible to their unit, the records unit and legal. */
const retentionOf = (actor: Actor, period: RetentionPeriod, { from, to }: Span, limit: number): SQL => {
  const until = sql.raw(`f.${period}_until`);
  return sql`
  select f.id, 'retention', ${period === 'active' ? 'transfer' : sql`f.final_disposition`}, ${until}::text, ${until}::text,
    f.code || ' ' || f.title, f.code, f.id, false, ${until} < (now() at time zone 'Asia/Jakarta')::date, 1, null
  from filing_unit f
  where ${comesDueAfter(period)} and ${until} between ${from}::date and ${to}::date and ${seenFilingUnits(actor, 'f')}
  order by ${until}, f.id limit ${limit}`;
};
