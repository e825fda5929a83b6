import { type SQL, sql } from 'drizzle-orm';
import type { GroupMember } from '../../../domain/letters/outgoing.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question, question } from '../../db/question.ts';
import { holderOf } from '../../holder-of.ts';

export type Head = { groupId: string; unitId: string } & GroupMember;

/**
 * Current heads of the groups' active units (SPEC B1.4, B5): holders of
 * their highest posts. Vacant heads reach nobody.
 */
export async function unfoldGroups(executor: Executor, groupIds: readonly string[]): Promise<Head[]> {
  if (groupIds.length === 0) return [];
  return ask(executor, headsOf(sql`select unnest(${sql.param([...groupIds])}::uuid[])`));
}

/** @param groupIds the groups, as a select of their ids */
export const headsOf = (groupIds: SQL): Question<Head[]> =>
  question(
    sql`
    select g.id as "groupId", o.id as "unitId", head.id as "userPositionId", holder.user_id as "userId",
           holder.person_name as "personName", head.name as "positionName", o.name as "unitName"
    from unit_group g
    cross join lateral unnest(g.unit_ids) with ordinality as member(unit_id, ord)
    join organization_unit o on o.id = member.unit_id and o.is_active
    join lateral (
      select p.id, p.name from position p where p.unit_id = o.id and p.is_active
      order by p.level, p.code limit 1) head on true
    join lateral (${holderOf(sql`head.id`)}) holder on true
    where g.id in (${groupIds})
    order by g.id, member.ord`,
    onceEach,
  );

/** A unit that is named twice is one member. */
function onceEach(heads: Head[]): Head[] {
  const seen = new Set<string>();
  return heads.filter(({ groupId, userPositionId }) => {
    const key = `${groupId} ${userPositionId}`;
    return !seen.has(key) && seen.add(key);
  });
}
