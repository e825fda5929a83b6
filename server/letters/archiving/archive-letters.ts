import { type SQL, sql } from 'drizzle-orm';
import { isSigned } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { sharedPosts } from '../../shared-posts.ts';
import { letterIn } from '../rules/letter-in.ts';
import { namedOn } from '../rules/named-only.ts';
import { officialOf } from '../rules/official-of.ts';

/** Adds a letter just sent, registered or passed on to its units' archives, in the same transaction. */
export const archiveLetter = (tx: Executor, letterId: string): Promise<number> =>
  archiveLetters(tx, sql`l.id = ${letterId}`);

/**
 * Files sent letters, unfiled, for sending and receiving units (DOMAIN 8). Readers: the unit's posts, or the
 * persons named. Idempotent.
 * @param which condition on `letter l`; letters without classification or class are left out: they cannot be filed
 * @returns the number of items created
 */
export async function archiveLetters(executor: Executor, which: SQL): Promise<number> {
  const { rows } = await executor.execute<{ made: number }>(sql`
    with sent as materialized (
      select l.* from letter l
      where ${which} and ${letterIn('l', isSigned)} and l.deleted_at is null
        and l.classification_id is not null and l.security_id is not null
    ), shared as materialized (${sharedPosts}), part as (
      -- Every post on the letter with who is named in it, and whether it makes its unit keep an item.
      select l.id, coalesce(l.sender_position_id, l.position_id) as post,
        case when l.sender_position_id is null then l.only_user_id else l.sender_user_id end as person, 1 as rank
        from sent l
      union all select l.id, l.position_id, l.only_user_id, 9 from sent l
      union all select l.id, r.position_id, ${sql.raw(officialOf('r'))}, 9 from sent l join letter_reviewer r on r.letter_id = l.id
      -- Each party keeps an original.
      union all select l.id, k.position_id, k.user_id, 2 from sent l join letter_cosigner k on k.letter_id = l.id
      union all select l.id, i.position_id, case when not i.is_offered then i.only_user_id end, case i.kind when 'receiver' then 2 when 'cc' then 3 else 4 end
        from sent l join inbox_item i on i.letter_id = l.id
    ), asked as (
      -- Of a post with several holders who is named reads it, not the post; nobody who has left it meanwhile.
      select p.id, o.unit_id, min(p.rank) as rank, array_agg(distinct p.post) as all_posts,
        coalesce(array_agg(distinct p.post) filter (where s.position_id is null or p.person is null), '{}') as posts,
        coalesce(array_agg(distinct p.person) filter (where s.position_id is not null and exists (
          select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
          where m.position_id = p.post and m.user_id = p.person and ${isCurrent('m')})), '{}') as people
      from part p join position o on o.id = p.post left join shared s on s.position_id = p.post
      group by 1, 2 having min(p.rank) < 9
    ), kept as materialized (
      select k.*, ${idOf('k')} as item_id from asked k
    ), item as (
      insert into archive (id, title, number, document_date, classification_id, security_id, unit_id,
        development_level, location, cupboard, box, is_vital, origin, created_by_id, reader_position_ids,
        reader_user_ids, created_at, updated_at)
      select k.item_id, coalesce(nullif(l.subject, ''), 'Tanpa hal'), left(l.number, 120),
        coalesce(l.script_date, (coalesce(l.signed_at, l.updated_at) at time zone 'Asia/Jakarta')::date),
        l.classification_id, l.security_id, k.unit_id, case k.rank when 3 then 'tembusan' when 4 then 'salinan' else 'asli' end,
        case k.rank when 1 then left(m.archive_location, 100) end,
        case k.rank when 1 then left(m.archive_cupboard, 50) end, case k.rank when 1 then left(m.archive_box, 50) end,
        c.is_vital, 'naskah', coalesce(l.sender_user_id, l.user_id), k.posts,
        case when l.security_rank >= ${sql.raw(String(topSecretRank))} then coalesce((
          select array_agg(distinct n.user_id) from ${namedOn('l')} n (user_id, position_id)
          where n.user_id is not null and n.position_id = any(k.all_posts)), '{}') else k.people end,
        coalesce(l.signed_at, l.updated_at), coalesce(l.signed_at, l.updated_at)
      from kept k join sent l on l.id = k.id join archive_classification c on c.id = l.classification_id
      left join letter_incoming m on m.letter_id = l.id
      on conflict (id) do update set reader_position_ids = array(
          select unnest(archive.reader_position_ids) union select unnest(excluded.reader_position_ids)),
        reader_user_ids = array(
          select unnest(archive.reader_user_ids) union select unnest(excluded.reader_user_ids))
        where not archive.reader_position_ids @> excluded.reader_position_ids
          or not archive.reader_user_ids @> excluded.reader_user_ids
      returning id, xmax = 0 as is_new
    ), source as (
      insert into archive_letter (archive_id, letter_id, kind)
      select i.id, k.id, 'source' from kept k join item i on i.id = k.item_id and i.is_new on conflict do nothing
    ), file as (
      insert into archive_file (id, archive_id, slot, title, file_name, mime_type, size, file_hash,
        added_by_user_id, added_at)
      select gen_random_uuid(), i.id, f.slot, f.title, f.name, f.kind, f.size, f.hash,
        coalesce(l.sender_user_id, l.user_id), coalesce(l.signed_at, l.updated_at)
      from kept k join item i on i.id = k.item_id and i.is_new join sent l on l.id = k.id
      cross join lateral (
        select 1 as slot, coalesce(nullif(left(l.subject, 200), ''), 'Naskah') as title,
          replace(coalesce(l.number, 'naskah'), '/', '-') || '.pdf' as name, 'application/pdf' as kind, d.size,
          d.file_hash as hash
        from letter_document d where d.letter_id = l.id
        union all
        select 1 + row_number() over (order by a."order", a.id)::int, a.title, a.file_name, a.mime_type, a.size,
          a.file_hash
        from letter_attachment a where a.letter_id = l.id
      ) f on conflict do nothing
    ) select count(*)::int as made from item where is_new`);
  return rows[0]?.made ?? 0;
}

/** Derives the item's id from letter and unit, so a repeated insert is idempotent. */
const idOf = (alias: string): SQL => {
  const hash = `md5(${alias}.id::text || ${alias}.unit_id::text)`;
  return sql.raw(`overlay(overlay(${hash} placing '7' from 13) placing '8' from 17)::uuid`);
};
