import { sql } from 'drizzle-orm';
import { isGranted } from '../../archive/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { officialOf } from '../rules/official-of.ts';
import type { Settled } from './settled.ts';

/**
 * Resets archive readers on a change of holders. Named ones need a
 * current post or running grant; Sangat Rahasia stays.
 */
export async function settleReaders(
  tx: Executor,
  { positionId, permanent, present }: Settled,
): Promise<void> {
  const isShared = permanent.length > 1;
  await tx.execute(sql`
    with lying as materialized (
      select id from letter where position_id = ${positionId}
      union select id from letter where sender_position_id = ${positionId}
      union select letter_id from letter_reviewer where position_id = ${positionId}
      union select letter_id from letter_cosigner where position_id = ${positionId}
      union select letter_id from inbox_item where position_id = ${positionId}
    ), part as materialized (
      -- Every part in these letters that a person or a post has.
      select l.id, l.position_id, l.only_user_id as user_id
        from letter l where l.id in (select id from lying) and l.security_rank between 2 and 3
      union select l.id, l.sender_position_id, l.sender_user_id
        from letter l where l.id in (select id from lying) and l.security_rank between 2 and 3
      union select l.id, r.position_id, ${sql.raw(officialOf('r'))} from letter l
        join letter_reviewer r on r.letter_id = l.id
        where l.id in (select id from lying) and l.security_rank between 2 and 3
      union select l.id, k.position_id, k.user_id from letter l join letter_cosigner k on k.letter_id = l.id
        where l.id in (select id from lying) and l.security_rank between 2 and 3
      union select l.id, i.position_id, case when not i.is_offered then i.only_user_id end from letter l join inbox_item i on i.letter_id = l.id
        where l.id in (select id from lying) and l.security_rank between 2 and 3
    ), found as materialized (
      select k.archive_id, k.letter_id,
        o.unit_id = kept.unit_id or kept.reader_position_ids @> array[o.id] as is_here,
        bool_or(n.user_id is null) as is_whole,
        coalesce(array_agg(distinct n.user_id) filter (where n.user_id is not null), '{}') as people
      from part n
      join archive_letter k on k.letter_id = n.id and k.kind = 'source'
      join archive kept on kept.id = k.archive_id
      join position o on o.id = n.position_id
      where n.position_id = ${positionId}
      group by k.archive_id, k.letter_id, o.id, o.unit_id, kept.id
    ), stays as (
      select f.archive_id, n.user_id from found f join part n on n.id = f.letter_id
        join job_mapping m on m.position_id = n.position_id and m.user_id = n.user_id and ${isCurrent('m')}
        join "user" u on u.id = n.user_id and u.is_active
        where n.position_id <> ${positionId}
      union select f.archive_id, u from found f cross join unnest(f.people) u
        where ${isShared} and u = any(${sql.param([...present])}::uuid[])
      union select f.archive_id, q.by_user_id from found f join access_request q on q.archive_id = f.archive_id
        where ${isGranted('q')}
    ), wanted as (
      select a.id,
        case when ${isShared} and not f.is_whole then array_remove(a.reader_position_ids, ${positionId}::uuid)
          when not f.is_here or a.reader_position_ids @> array[${positionId}::uuid] then a.reader_position_ids
          else a.reader_position_ids || ${positionId}::uuid end as posts,
        array(
          select u from unnest(a.reader_user_ids) u
            where exists (select 1 from stays s where s.archive_id = a.id and s.user_id = u)
          union select u from unnest(f.people) u
            where f.is_here and ${isShared} and u = any(${sql.param([...present])}::uuid[])) as people
      from found f join archive a on a.id = f.archive_id
    )
    update archive a set reader_position_ids = w.posts, reader_user_ids = w.people
    from wanted w where w.id = a.id and (a.reader_position_ids <> w.posts
      or not (a.reader_user_ids @> w.people and a.reader_user_ids <@ w.people))`);
}
