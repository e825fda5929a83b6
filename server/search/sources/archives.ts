import { type SQL, sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive, inactiveArchive } from '../../../resources/dokumen/arsip.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { openedArchives, seenArchives } from '../../archive/index.ts';
import { archiveIn, hasContentIn } from '../../archive-in.ts';
import type { Source } from './source.ts';

const opens = (actor: Actor, alias: string): SQL => sql`exists (select 1 from archive a
  where a.id = ${sql.raw(alias)}.id and ${openedArchives(actor, 'a')} offset 0)`;

/**
 * Users who may know of the item find title, number and description; file texts need the right to open (SPEC B3).
 */
export const archiveSource: Source = {
  name: 'archive',
  table: 'search_archive',
  mayUse: (actor) => mayCallResource(viewerOf(actor), archive),
  ids: (actor) => sql`select a.id from archive a where a.is_active and ${seenArchives(actor, 'a')}`,
  one: (actor, alias) => sql`exists (select 1 from archive a
    where a.id = ${sql.raw(alias)}.id and a.is_active and ${seenArchives(actor, 'a')} offset 0)`,
  words: (actor, alias) => {
    const row = sql.raw(alias);
    return sql`(case when ${opens(actor, alias)}
      then ${row}.words else ts_filter(${row}.words, '{a,b}') end)`;
  },
  rest: () => sql`true`,
  copyOf: (alias) => sql`(select s.letter_id from archive_letter s
    where s.archive_id = ${sql.raw(alias)}.id and s.kind = 'source' limit 1)`,
  opens,
  shown: (actor, ids) => sql`
    select a.id, case when ${openedArchives(actor, 'a')} then 'open'
        when ${hasContentIn('a')} and (a.file_count > 0 or coalesce(a.location, a.cupboard, a.box) <> '') then 'ask'
        else 'closed' end as access,
      case when ${archiveIn('a.status', isWithUnit)} then ${archive.path} else ${inactiveArchive.path} end || '/' || a.id as url,
      null as "fromName",
      (select count(distinct k.unit_id)::int from archive_letter me
        join archive_letter s on s.letter_id = me.letter_id and s.kind = 'source'
        join archive k on k.id = s.archive_id
        where me.archive_id = a.id and me.kind = 'source' and k.is_active and ${seenArchives(actor, 'k')}) as "keptBy",
      (select count(*)::int from archive_file x join file_text f on f.file_hash = x.file_hash
        where x.archive_id = a.id and x.is_current and x.removed_at is null and f.state in ('waiting', 'reading'))
        as "textsWaiting", null::json as scan
    from archive a where a.id in (${ids})`,
  texts: (actor, ids, any) => sql`
    select a.id, 'content' as part, null as name, a.description as text from archive a
    where a.id in (${ids}) and a.description is not null
    union all
    select x.id, 'attachment', x.name, x.content from (
      select a.id, coalesce(nullif(x.title, ''), x.file_name) as name, coalesce(c.content, f.content) as content,
        row_number() over (partition by a.id order by x.slot, x.id) as no
      from archive a join archive_file x on x.archive_id = a.id and x.is_current and x.removed_at is null
      left join file_text f on f.file_hash = x.file_hash left join archive_text c on c.file_id = x.id
      where a.id in (${ids}) and ${openedArchives(actor, 'a')} and coalesce(c.words, f.words) @@ ${any}) x
    where x.no <= 2`,
};
