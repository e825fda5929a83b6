import { type SQL, sql } from 'drizzle-orm';
import { type TimelineEntry, timelineAudience } from '../../../domain/letters/letter-timeline.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import type { ListData } from '../../http/index.ts';
import { seenDispositions } from '../dispositions/index.ts';
import { isInside } from '../rules/inside.ts';
import { meansOne } from '../rules/own-desk.ts';
import type { LetterRow } from '../tables.ts';
import { makersOf } from './find-letter.ts';
import { openToRead } from './open-to-read.ts';

/**
 * GET /letter/api/Letter/{id}/timeline: the steps visible to the reader, with actor, time and on whose behalf;
 * oldest first.
 * @throws as openToRead
 */
export async function readTimeline(deps: Deps, asker: Actor, id: string): Promise<ListData<TimelineEntry>> {
  const { letter, actor } = await openToRead(deps.db, asker, id, 'open-timeline');
  const found = await deps.db.execute<TimelineEntry>(sql`
    select t.id, t.event, t.at, u.person_name as "personName", actor_post(t.user_id, t.position_id, t.on_behalf_of_user_id, t.at) as "positionName",
           b.person_name as "onBehalfOf", t.note, t.reviewers_left as "reviewersLeft",
           t.to_position_id as "toPositionId",
           b.id is not null and exists (
             select from delegation d
             where d.to_user_id = t.user_id and d.from_position_id = t.position_id
               and d.start_date <= (t.at at time zone 'Asia/Jakarta')::date
               and (d.end_date is null or d.end_date >= (t.at at time zone 'Asia/Jakarta')::date)
           ) as "byDelegation"
    from letter_timeline t
    join "user" u on u.id = t.user_id
    left join "user" b on b.id = t.on_behalf_of_user_id
    where t.letter_id = ${letter.id} and (${await seenSteps(deps.db, actor, letter)}) order by t.at, t.id`);
  const items = found.rows.map((row) => ({
    ...row,
    ...printedDayOf(row, letter),
    at: new Date(row.at).toISOString(),
  }));
  return { items, totalCount: items.length };
}

/** The printed day when it differs from the signing day: its number was booked for it (signing/printed-day.ts). */
const printedDayOf = (
  { event, at }: TimelineEntry,
  { scriptDate, bookedNumberId }: LetterRow,
): Pick<TimelineEntry, 'printedDay'> =>
  event === 'signed' && bookedNumberId && scriptDate && scriptDate !== dayInWib(new Date(at))
    ? { printedDay: scriptDate }
    : {};

/** Events of the letter after signing; others are its making, or a post's handling of its copy. */
const ofTheLetter: readonly string[] = Object.entries(timelineAudience).flatMap(([event, audience]) =>
  audience === 'readers' ? [event] : [],
);

/**
 * Visible steps `t`: all where the letter is made, but for what a receiving post settles among its holders;
 * receivers see its later events, no other receivers' (SPEC B1.5, DOMAIN 7).
 */
async function seenSteps(executor: Executor, actor: Actor, letter: LetterRow): Promise<SQL> {
  const dispositions = await seenDispositions(executor, actor, letter);
  const others = isInside(actor, letter, await makersOf(executor, letter.id))
    ? sql`t.event <> 'disposed' and t.event not like 'disposition-%' and t.event not like 'inbox-%'`
    : sql`t.event = any(${sql.param(ofTheLetter)}::text[]) or (t.event = 'edited' and exists (
        select 1 from letter_timeline s
        where s.letter_id = t.letter_id and s.event in ('signed', 'registered') and s.at <= t.at))`;
  return sql`(t.position_id = ${actor.positionId} and ${meansOne(actor, 'coalesce(t.on_behalf_of_user_id, t.user_id)')})
    or (t.position_id = ${actor.positionId} and t.event like 'inbox-%')
    or t.disposition_id = any(${sql.param(dispositions)}::uuid[]) or ${others}`;
}
