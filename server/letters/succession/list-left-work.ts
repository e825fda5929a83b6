import { sql } from 'drizzle-orm';
import { flowCalls } from '../../../domain/calls/letters/flow.ts';
import type { LeftWork } from '../../../domain/letters/left-work.ts';
import { isReturned, isSigned, isUnderWay, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import { isCurrent } from '../../db/today.ts';
import type { Deps } from '../../deps.ts';
import type { ListData } from '../../http/index.ts';
import { readBody } from '../flow/note.ts';
import { letterIn } from '../rules/letter-in.ts';
import { isAuditor } from '../rules/rights.ts';
import { actsForAnother } from '../rules/visible-letters.ts';

const mostListed = 100;

/**
 * GET /letter/api/HandOver: what the actor could hand over, as numbers per person and post; never which letters.
 * @throws Refusal 422 on what is no id
 */
export async function listLeftWork(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  query: unknown,
): Promise<ListData<LeftWork>> {
  const { positionId, fromUserId } = readBody(flowCalls.leftWork.query, query);
  const mine = isAuditor(actor)
    ? sql`true`
    : actsForAnother(actor)
      ? sql`false`
      : sql`p.parent_id = ${actor.positionId}`;
  const { rows } = await db.execute<LeftWork>(sql`
    select p.id as "positionId", p.name as "positionName", u.id as "fromUserId", u.person_name as "fromName",
      count(*) filter (where not ${letterIn('l', wasSubmitted)} and ${goes})::int as drafts,
      count(*) filter (where ${letterIn('l', isReturned)} and ${goes})::int as returned,
      count(*) filter (where ${letterIn('l', isUnderWay)} and ${goes})::int as "underWay",
      count(*) filter (where not ${goes})::int as named,
      (select coalesce(json_agg(h order by h."personName", h."userId"), '[]') from (
        select distinct m.user_id as "userId", hu.person_name as "personName"
        from job_mapping m join "user" hu on hu.id = m.user_id and hu.is_active
        where m.position_id = p.id and ${isCurrent('m')}) h) as holders
    from position p join letter l on l.position_id = p.id join "user" u on u.id = l.only_user_id
    where ${mine} and l.deleted_at is null and not ${letterIn('l', isSigned)}
      ${positionId ? sql`and p.id = ${positionId}` : sql``} ${fromUserId ? sql`and u.id = ${fromUserId}` : sql``}
      and not (u.is_active and exists (
        select 1 from job_mapping m where m.user_id = u.id and m.position_id = p.id and ${isCurrent('m')}))
    group by p.id, p.name, u.id, u.person_name having count(*) filter (where ${goes}) > 0
    order by p.name, u.person_name, u.id limit ${mostListed}`);
  return { items: rows, totalCount: rows.length };
}

const goes = sql.raw(`l.security_rank < ${topSecretRank}`);
