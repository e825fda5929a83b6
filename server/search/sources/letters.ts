import { sql } from 'drizzle-orm';
import {
  allowedByClass,
  namingScan,
  pageOfLetter,
  readsLetters,
  waysToLetters,
} from '../../letters/index.ts';
import type { Source } from './source.ts';

/** Letters with their text and attachments' text, found only by users who may see them (SPEC B3). */
export const letterSource: Source = {
  name: 'letter',
  table: 'search_letter',
  mayUse: readsLetters,
  ids: (actor) => sql.join(waysToLetters(actor), sql` union all `),
  // `offset 0` forces evaluation per row by the posts' indexes, so that a post's letters are never gathered.
  one: (actor, alias) =>
    sql`(${sql.join(
      waysToLetters(actor).map(
        (way) =>
          sql`exists (select 1 from (${way}) way (letter_id) where way.letter_id = ${sql.raw(alias)}.id offset 0)`,
      ),
      sql` or `,
    )})`,
  words: null,
  rest: (actor, alias) => sql`exists (select 1 from letter rl
    where rl.id = ${sql.raw(alias)}.id and rl.deleted_at is null and ${allowedByClass(actor, 'rl')})`,
  copyOf: null,
  opens: null,
  shown: (actor, ids) => sql`
    select l.id, 'open' as access,
      ${pageOfLetter(actor, 'l')} as url,
      coalesce(nullif(inc.external_sender_name, ''), case when l.show_sender_name then u.person_name else p.name end, p.name)
        as "fromName", 0 as "keptBy", ${namingScan('l')} as scan,
      (select count(*)::int from letter_attachment a join file_text f on f.file_hash = a.file_hash
        where a.letter_id = l.id and f.state in ('waiting', 'reading')) as "textsWaiting"
    from letter l
    left join "user" u on u.id = l.sender_user_id left join position p on p.id = l.sender_position_id
    left join letter_incoming inc on inc.letter_id = l.id
    where l.id in (${ids})`,
  texts: (_who, ids, any) => sql`
    select t.letter_id as id, 'content' as part, null as name, naskah_plain(t.content) as text
    from letter_content t where t.letter_id in (${ids})
    union all
    select a.letter_id, 'attachment', coalesce(nullif(a.title, ''), a.file_name), a.content from (
      select a.letter_id, a.title, a.file_name, f.content,
        row_number() over (partition by a.letter_id order by a."order", a.id) as no
      from letter_attachment a join file_text f on f.file_hash = a.file_hash
      where a.letter_id in (${ids}) and f.words @@ ${any}) a
    where a.no <= 2`,
};
