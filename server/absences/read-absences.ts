import { sql } from 'drizzle-orm';
import type { Absence, AbsenceCalls, ProposedDelegate } from '../../domain/calls/absence.ts';
import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { Actor } from '../actor.ts';
import type { Db, Executor } from '../db/executor.ts';
import { isCurrent, isGiven, today } from '../db/today.ts';
import { isMainPost } from '../main-post.ts';

/** Announced absences that are not over, and whom to delegate to. */
export async function readAbsences(db: Db, actor: Actor): Promise<AnswerOf<AbsenceCalls['read']>> {
  const mayAnnounce = announces(actor);
  const [items, proposed] = await Promise.all([
    absencesOf(db, actor.userId),
    mayAnnounce ? proposedFor(db, actor) : [],
  ]);
  return { items, proposed, mayAnnounce };
}

/** Only for oneself, and in the post one holds. */
export const announces = ({ forUserId, entryType }: Actor): boolean =>
  !forUserId && entryType !== 'Delegation' && entryType !== 'Secretary';

export async function absencesOf(executor: Executor, userId: string, id?: string): Promise<Absence[]> {
  const found = await executor.execute<Absence>(sql`
    select d.id, p.name as "positionName", d.start_date::text as "startDate", d.end_date::text as "endDate",
      t.person_name as "toName", d.scopes, d.reason, d.start_date <= ${today} as "hasBegun"
    from delegation d join position p on p.id = d.from_position_id join "user" t on t.id = d.to_user_id
    where d.from_user_id = ${userId} and d.is_away and ${isGiven('d')} and d.end_date >= ${today}
      ${id ? sql`and d.id = ${id}` : sql``}
    order by d.start_date, d.id`);
  return found.rows;
}

const most = 8;

/** Delegates of before, the secretary, who stands right below, and who has the same superior; each once. */
async function proposedFor(db: Db, { userId, positionId }: Actor): Promise<ProposedDelegate[]> {
  const found = await db.execute<ProposedDelegate>(sql`
    with own as (select p.id, p.parent_id from position p where p.id = ${positionId}),
    near as (
      select d.to_user_id as user_id, 'before' as why, 1 as rank from delegation d
        where d.from_user_id = ${userId} and d.from_position_id = ${positionId}
      union all select s.secretary_user_id, 'secretary', 2 from secretary s
        where s.official_position_id = ${positionId} and s.is_active
      union all select m.user_id, 'deputy', 3 from own join position p on p.parent_id = own.id and p.is_active
        join job_mapping m on m.position_id = p.id and ${isCurrent('m')}
      union all select m.user_id, 'colleague', 4 from own
        join position p on (p.id = own.id or p.parent_id = own.parent_id) and p.is_active
        join job_mapping m on m.position_id = p.id and ${isCurrent('m')}
    ), once as (
      select distinct on (user_id) user_id, why, rank from near where user_id <> ${userId} order by user_id, rank
    )
    select u.id as "userId", u.person_name as "personName", once.why, p.name as "positionName"
    from once join "user" u on u.id = once.user_id and u.is_active
    join job_mapping m on m.user_id = u.id and ${isMainPost} join position p on p.id = m.position_id
    order by once.rank, u.person_name, u.id limit ${most}`);
  return found.rows;
}
