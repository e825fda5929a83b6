import { type SQL, sql } from 'drizzle-orm';
import type { Reassignee } from '../../../domain/calls/letters/flow.ts';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { likePattern } from '../../http/index.ts';
import { isShared } from '../../shared-posts.ts';
import type { LetterRow } from '../tables.ts';

/** Whose review it was before it was handed on. */
type From = { fromUserId: string | null; fromPositionId: string | null };

/**
 * Who may be given a review (DOMAIN 6): posts of the unit, above or below in line, which review; never who drafts,
 * reviews or signs the letter. Whom it came from may have it back.
 * @param firstChar part of a name or post; empty is everybody
 */
export async function reassigneesOf(
  executor: Executor,
  actor: Actor,
  letter: LetterRow,
  own: From,
  { firstChar = '', only }: { firstChar?: string; only?: { userId: string; positionId: string } } = {},
): Promise<Reassignee[]> {
  const isBack = sql`(h.user_id = ${own.fromUserId}::uuid and p.id = ${own.fromPositionId}::uuid)`;
  const found = await executor.execute<Reassignee>(sql`
    with recursive me as (select id, unit_id, parent_id, level from position where id = ${actor.positionId}),
    above as (
      select me.parent_id as id, 1 as step from me where me.parent_id is not null
      union select p.parent_id, above.step + 1 from above join position p on p.id = above.id
        where p.parent_id is not null and above.step < 20
    ), below as (
      select p.id, 1 as step from position p join me on p.parent_id = me.id
      union select p.id, below.step + 1 from position p join below on p.parent_id = below.id where below.step < 20
    ), taken as (${makersOf(letter)})
    select h.user_id as "userId", p.id as "userPositionId", u.person_name as "personName",
      p.name as "positionName", o.name as "unitName", coalesce(${isBack}, false) as "isBack"
    from position p join organization_unit o on o.id = p.unit_id
    join job_mapping h on h.position_id = p.id and ${isCurrent('h')}
    join "user" u on u.id = h.user_id and u.is_active
    where p.is_active and p.can_review and h.user_id <> ${actor.userId}
      and (${isBack} or p.unit_id = (select unit_id from me) or p.id in (select id from above)
        or p.id in (select id from below))
      -- A post of several holders is no one's alone: its colleague may do what they may not.
      and not exists (select from taken t where t.user_id = h.user_id or (t.position_id = p.id
        and not ${isShared(sql`p.id`)}))
      ${firstChar === '' ? sql`` : sql`and (u.person_name || ' ' || p.name || ' ' || o.name) ilike ${likePattern(firstChar)}`}
      ${only ? sql`and h.user_id = ${only.userId} and p.id = ${only.positionId}` : sql``}
    order by coalesce(${isBack}, false) desc, p.unit_id = (select unit_id from me) desc, abs(p.level - (select level from me)), p.level,
      u.person_name, p.id
    limit ${mostPickerOptions}`);
  return found.rows;
}

/** Everybody who drafts, reviews or signs a letter, decided or not. */
const makersOf = ({ id }: LetterRow): SQL => sql`
  select l.user_id, l.position_id from letter l where l.id = ${id}
  union select l.edited_by_user_id, l.position_id from letter l where l.id = ${id}
  union select l.sender_user_id, l.sender_position_id from letter l where l.id = ${id}
  union select k.user_id, k.position_id from letter_cosigner k where k.letter_id = ${id}
  union select r.user_id, r.position_id from letter_reviewer r where r.letter_id = ${id}`;
