import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { isCurrent } from '../db/today.ts';

/**
 * The parent post, else the parent unit's highest structural post; vacant ones are skipped. Top posts have none.
 * @returns superiors' posts by the post they are superior of
 */
export async function superiorsOf(
  executor: Executor,
  posts: readonly string[],
): Promise<Map<string, string>> {
  if (posts.length === 0) return new Map();
  const found = await executor.execute<{ id: string; superior: string }>(sql`
    with recursive up as (
      select p.id as start, p.id, p.unit_id, p.parent_id, 0 as step
      from position p where p.id = any(${sql.param([...posts])}::uuid[])
      union all
      select up.start, s.id, s.unit_id, s.parent_id, up.step + 1
      from up
      left join organization_unit u on u.id = up.unit_id
      join position s on s.is_active and s.id = coalesce(up.parent_id, (
        select h.id from position h
        where h.unit_id = u.parent_id and h.is_active and h.kind = 'struktural'
        order by h.level, h.code limit 1))
      where up.step < 12
    )
    select distinct on (up.start) up.start as id, up.id as superior
    from up where up.step > 0 and up.id <> up.start and exists (
      select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
      where m.position_id = up.id and ${isCurrent('m')})
    order by up.start, up.step`);
  return new Map(found.rows.map((row) => [row.id, row.superior]));
}
