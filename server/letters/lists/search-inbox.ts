import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { likePattern } from '../../http/index.ts';
import { onDesk } from '../rules/own-desk.ts';

/** Threshold: up to this many letters are scanned one by one, and up to this many matches looked up by id. */
const few = 3000;

export type InboxSearch = {
  /** Common table expressions before the statement. */
  known: SQL;
  /** Two ways to the same rows; one runs. Conditions on item `i`, letter `l` and words `c`. */
  byWalking: SQL;
  byFinds: SQL;
};

/**
 * Rare terms use the index, frequent ones and small inboxes a walk.
 * Chosen in SQL, so that neither reads everything.
 */
export function inboxSearch(actor: Actor, typed: string): InboxSearch {
  const pattern = likePattern(typed);
  const words = wordsQuery(typed);
  const name = sql`(coalesce(l.number, '') || ' ' || l.subject) ilike ${pattern}`;
  const sender = sql`(i.sender_name || ' ' || i.sender_unit_name) ilike ${pattern}`;
  const text = words && sql`c.words @@ to_tsquery('simple', ${words})`;
  const post = sql`i.position_id = ${actor.positionId} and ${onDesk(actor, 'i')}`;
  const upTo = (finds: string) => sql`(select id from ${sql.raw(finds)} limit ${few + 1})`;
  return {
    known: sql`with by_name as materialized (select l.id from letter l where ${name}),
      by_sender as materialized (select i.letter_id as id from inbox_item i where ${post} and ${sender}),
      by_text as materialized (${text ? sql`select c.letter_id as id from letter_content c where ${text}` : nothing}),
      finds as materialized (${upTo('by_name')} union all ${upTo('by_sender')} union all ${upTo('by_text')}),
      way as materialized (select not exists (select 1 from inbox_item i where ${post} offset ${few})
        or (select count(*) from finds) > ${few} as walks)`,
    byWalking: sql`(select walks from way) and (${name} or ${sender}${text ? sql` or ${text}` : sql``})`,
    byFinds: sql`not (select walks from way) and i.letter_id in (select id from finds)`,
  };
}

const nothing = sql`select null::uuid as id where false`;

/** Every word must be a prefix in the text; null when nothing typed is a word. */
function wordsQuery(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words ? words.map((word) => `'${word}':*`).join(' & ') : null;
}
