import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { officialOf } from '../rules/official-of.ts';
import type { Settled } from './settled.ts';

/**
 * Who reads the archive items of a post's letters after its holders changed (archive-letters.ts): of several holders those
 * whom the letter names, else the post. Who left reads them no longer, but by a grant that runs or in another post of
 * theirs that is on the letter. Sangat Rahasia stays with the persons named. One statement, however many items.
 */
export async function settleReaders(
  tx: Executor,
  { positionId, permanent, present }: Settled,
): Promise<void> {
  const isShared = permanent.length > 1;
  await tx.execute(sql`
    with found as materialized (
      select k.archive_id, k.letter_id, coalesce(bool_or(n.user_id is null), false) as is_whole,
        coalesce(array_agg(distinct n.user_id) filter (where n.user_id is not null), '{}') as people
      from letter l
      join archive_letter k on k.letter_id = l.id and k.kind = 'source' and l.security_rank between 2 and 3
      join archive kept on kept.id = k.archive_id
      join position p on p.id = ${positionId} and p.unit_id = kept.unit_id
      join lateral (
        select l.only_user_id as user_id where l.position_id = p.id
        union select l.sender_user_id where l.sender_position_id = p.id
        union select ${sql.raw(officialOf('r'))} from letter_reviewer r where r.letter_id = l.id and r.position_id = p.id
        union select i.only_user_id from inbox_item i where i.letter_id = l.id and i.position_id = p.id
      ) n on true
      where l.id in (
        select id from letter where position_id = ${positionId}
        union select id from letter where sender_position_id = ${positionId}
        union select letter_id from letter_reviewer where position_id = ${positionId}
        union select letter_id from inbox_item where position_id = ${positionId})
      group by k.archive_id, k.letter_id
    ), other as (
      select f.archive_id, ${sql.raw(officialOf('r'))} as user_id from found f join letter_reviewer r on r.letter_id = f.letter_id
        where r.position_id <> ${positionId}
      union select f.archive_id, i.only_user_id from found f join inbox_item i on i.letter_id = f.letter_id
        where i.position_id <> ${positionId} and i.only_user_id is not null
      union select f.archive_id, l.only_user_id from found f join letter l on l.id = f.letter_id
        where l.position_id <> ${positionId} and l.only_user_id is not null
      union select f.archive_id, l.sender_user_id from found f join letter l on l.id = f.letter_id
        where l.sender_position_id <> ${positionId}
      union select f.archive_id, q.by_user_id from found f join access_request q on q.archive_id = f.archive_id
        where q.state = 'approved'
    ), wanted as (
      select a.id,
        case when ${isShared} and not f.is_whole then array_remove(a.reader_position_ids, ${positionId}::uuid)
          when a.reader_position_ids @> array[${positionId}::uuid] then a.reader_position_ids
          else a.reader_position_ids || ${positionId}::uuid end as posts,
        array(
          select u from unnest(a.reader_user_ids) u
            where u <> all(f.people) or exists (select 1 from other o where o.archive_id = a.id and o.user_id = u)
          union select u from unnest(f.people) u
            where ${isShared} and u = any(${sql.param([...present])}::uuid[])) as people
      from found f join archive a on a.id = f.archive_id
    )
    update archive a set reader_position_ids = w.posts, reader_user_ids = w.people
    from wanted w where w.id = a.id and (a.reader_position_ids <> w.posts
      or not (a.reader_user_ids @> w.people and a.reader_user_ids <@ w.people))`);
}
