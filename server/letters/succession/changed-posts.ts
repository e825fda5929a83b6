import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

export type ChangedPost = {
  positionId: string;
  positionName: string;
  /** Who held it when it was last looked at. */
  before: string[];
  after: string[];
  /** Who held it before it was vacant, where it is. */
  last: string[];
};

/** Holders of each post on a day in Jakarta, active accounts only; sorted for comparison. */
const holdersOn = (day: string) => sql`
  select p.id, p.name, coalesce(array_agg(distinct m.user_id order by m.user_id)
    filter (where u.id is not null), '{}') as user_ids
  from position p
  left join job_mapping m on m.position_id = p.id and m.is_active
    and m.start_date <= ${day}::date and (m.end_date is null or m.end_date >= ${day}::date)
  left join "user" u on u.id = m.user_id and u.is_active
  group by p.id, p.name`;

export async function changedPosts(executor: Executor, day: string): Promise<ChangedPost[]> {
  const found = await executor.execute<ChangedPost>(sql`
    with holders as (${holdersOn(day)})
    select c.id as "positionId", c.name as "positionName", coalesce(h.user_ids, '{}') as before, c.user_ids as after,
           coalesce(h.last_user_ids, '{}') as last
    from holders c left join post_holder h on h.position_id = c.id
    where coalesce(h.user_ids, '{}') is distinct from c.user_ids
    order by c.name, c.id`);
  return found.rows;
}

/**
 * Claims a change inside its transaction, if the old holders are still stored; a vacant post keeps its last ones.
 * @returns false where another process was first
 */
export async function takeChange(
  tx: Executor,
  { positionId, before, after, last }: ChangedPost,
): Promise<boolean> {
  const remembered = after.length > 0 ? [] : before.length > 0 ? before : last;
  const taken = await tx.execute(sql`
    insert into post_holder (position_id, user_ids, last_user_ids)
    values (${positionId}, ${sql.param(after)}::uuid[], ${sql.param(remembered)}::uuid[])
    on conflict (position_id) do update
      set user_ids = excluded.user_ids, last_user_ids = excluded.last_user_ids, seen_at = now()
      where post_holder.user_ids = ${sql.param(before)}::uuid[]
    returning position_id`);
  return taken.rows.length === 1;
}

/** Stores the holders of posts never checked before, without notices: the baseline of an installation. */
export async function rememberHolders(executor: Executor, day: string): Promise<void> {
  await executor.execute(sql`
    insert into post_holder (position_id, user_ids)
    select id, user_ids from (${holdersOn(day)}) holders where cardinality(user_ids) > 0
    on conflict do nothing`);
}
