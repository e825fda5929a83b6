import { sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import type { Executor } from '../../db/executor.ts';
import { isMainPost } from '../../main-post.ts';
import { decidesFor } from '../../records-units.ts';

type Item = { unitId: string; status: string };

/**
 * Heads of the item's unit, when inactive of the records unit (DOMAIN 4, 8). Vacant, additional (SPEC A2) or
 * requester's posts pass upwards.
 * @returns posts; none when there is no unit above
 */
export async function deciderPostsOf(executor: Executor, item: Item, askerId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    with recursive start as (
      select ${item.unitId}::uuid as unit_id
      union
      select k.id from (
        select u.id from organization_unit u, organization_unit o
        where ${!isWithUnit(item.status)}::boolean and o.id = ${item.unitId} and ${decidesFor('u', 'o.company_code')}
        order by u.archive_role, u.id limit 1) k
    ), up as (
      select s.unit_id as start, s.unit_id, 0 as step from start s
      union all
      select up.start, u.parent_id, up.step + 1 from up join organization_unit u on u.id = up.unit_id
      where u.parent_id is not null and up.step < 12
    )
    select distinct x.id from (
      select distinct on (up.start) head.id
      from up join lateral (
        select h.id from position h
        where h.unit_id = up.unit_id and h.is_active and h.kind = 'struktural' order by h.level, h.code limit 1
      ) head on true
      where exists (
        select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
        where m.position_id = head.id and m.user_id <> ${askerId} and ${isMainPost})
      order by up.start, up.step) x`);
  return rows.map(({ id }) => id);
}

/** The people who hold these posts in their main role. */
export async function peopleWhoDecide(
  executor: Executor,
  posts: readonly string[],
): Promise<{ id: string; label: string; positionName: string }[]> {
  const { rows } = await executor.execute<{ id: string; label: string; positionName: string }>(sql`
    select u.id, u.person_name as label, p.name as "positionName"
    from job_mapping m join "user" u on u.id = m.user_id and u.is_active join position p on p.id = m.position_id
    where m.position_id = any(${sql.param([...posts])}::uuid[]) and ${isMainPost}
    order by p.level, u.person_name`);
  return rows;
}
