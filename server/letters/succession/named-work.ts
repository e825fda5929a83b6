import { sql } from 'drizzle-orm';
import { draftersTasks, isSigned } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { isCurrent } from '../../db/today.ts';
import { isShared } from '../../shared-posts.ts';
import { letterIn } from '../rules/letter-in.ts';
import { passesOn } from './settled.ts';

export type NamedWork = {
  kind: 'letters' | 'inbox' | 'dispositions' | 'reviews';
  positionId: string;
  positionName: string;
  count: number;
  /** The person still holds the post. */
  holds: boolean;
  /** Who else holds it. */
  receivers: { id: string; label: string }[];
};

/** Work in posts with several holders that is one person's (DOMAIN 6); Sangat Rahasia stays with whom it names. */
export async function namedWorkOf(executor: Executor, userId: string): Promise<NamedWork[]> {
  const found = await executor.execute<NamedWork>(sql`
    with work as (
      select 'letters' as kind, l.position_id from letter l
        where l.only_user_id = ${userId} and l.deleted_at is null and not ${letterIn('l', isSigned)} and ${passesOn}
      union all
      select 'inbox', i.position_id from inbox_item i
        where i.only_user_id = ${userId} and i.is_open and not i.is_named_only
      union all
      select case when t.kind = 'disposition-in' then 'dispositions' else 'reviews' end, t.position_id
        from task t join letter l on l.id = t.letter_id and ${passesOn}
        where t.only_user_id = ${userId} and t.done_at is null and not ${stateIn('t.kind', draftersTasks)}
          and t.kind <> 'disposition-out'
    )
    select w.kind, p.id as "positionId", p.name as "positionName", count(*)::int as count,
      exists (select from job_mapping m where m.user_id = ${userId} and m.position_id = p.id and ${isCurrent('m')}) as holds,
      (select coalesce(json_agg(json_build_object('id', h.id, 'label', h.person_name) order by h.person_name, h.id), '[]')
       from (select distinct u.id, u.person_name from job_mapping m join "user" u on u.id = m.user_id and u.is_active
             where m.position_id = p.id and m.user_id <> ${userId} and ${isCurrent('m')}) h) as receivers
    from work w join position p on p.id = w.position_id
    group by w.kind, p.id, p.name order by p.name, p.id, w.kind`);
  return found.rows;
}

/** What waits at posts that the person holds alone: it passes to whoever comes next. */
export async function workOfOwnPosts(
  executor: Executor,
  userId: string,
): Promise<{ positionId: string; positionName: string; count: number }[]> {
  const found = await executor.execute<{ positionId: string; positionName: string; count: number }>(sql`
    select p.id as "positionId", p.name as "positionName",
      (select count(*)::int from task t where t.position_id = p.id and t.done_at is null and t.only_user_id is null)
      + (select count(*)::int from inbox_item i where i.position_id = p.id and i.is_open and i.only_user_id is null)
        as count
    from job_mapping m join position p on p.id = m.position_id and p.is_active
    where m.user_id = ${userId} and ${isCurrent('m')} and m.type = 'definitif' and not ${isShared(sql`p.id`)}
    group by p.id, p.name order by p.name`);
  return found.rows.filter(({ count }) => count > 0);
}
