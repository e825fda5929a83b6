import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './db/executor.ts';
import { isCurrent } from './db/today.ts';

/**
 * Several definitive holders today, so no shared mailbox (DOMAIN 6); Plt. and Plh. do the post's own work.
 */
export const isShared = (position: SQL): SQL => sql`(
  select count(distinct hm.user_id) > 1 from job_mapping hm join "user" hu on hu.id = hm.user_id and hu.is_active
  where hm.position_id = ${position} and hm.type = 'definitif' and ${isCurrent('hm')})`;

/** All of them, as a select of `position_id`. */
export const sharedPosts: SQL = sql`
  select hm.position_id from job_mapping hm join "user" hu on hu.id = hm.user_id and hu.is_active
  where hm.type = 'definitif' and ${isCurrent('hm')} group by hm.position_id having count(distinct hm.user_id) > 1`;

/** Which of these posts several people hold today. */
export async function sharedAmong(executor: Executor, posts: readonly string[]): Promise<Set<string>> {
  if (posts.length === 0) return new Set();
  const found = await executor.execute<{ id: string }>(sql`
    select p.id from unnest(${sql.param([...posts])}::uuid[]) p (id) where ${isShared(sql`p.id`)}`);
  return new Set(found.rows.map(({ id }) => id));
}
