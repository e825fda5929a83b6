import { type SQL, sql } from 'drizzle-orm';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Who } from '../../who.ts';
import { isWrittenTo } from '../responding/is-written-to.ts';
import { letterIn } from '../rules/letter-in.ts';
import { seesLetter } from '../rules/visible-letters.ts';

/** No chain is followed further; a row says "50" of a longer one. */
export const longestThread = 50;

/**
 * The chain of the letter `alias`, as a subquery of ids: what it answers or refers to, what answers or refers to it, and
 * so on in both directions. It is followed through letters the reader may see only, so that none is counted, shown or
 * guessed at by way of one that is not theirs. A circle of references ends where it began. An answer that was only looked
 * at is no letter yet.
 */
export const threadOf = (who: Who, alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`(
    with recursive chain (id, reference_id, response_to_id) as (
      select ${letter}.id, ${letter}.reference_id, ${letter}.response_to_id
      union
      select n.id, n.reference_id, n.response_to_id
      from chain h join letter n on n.id = h.reference_id or n.id = h.response_to_id
        or n.reference_id = h.id or n.response_to_id = h.id
      where ${seesLetter(who, 'n')} and (${letterIn('n', wasSubmitted)} or ${isWrittenTo('n')})
    )
    select id from chain limit ${longestThread})`;
};

/** How many letters the chain of `alias` has for the reader; letters without any link are not followed at all. */
export const threadCountOf = (who: Who, alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`case when ${letter}.reference_id is null and ${letter}.response_to_id is null and not exists (
      select 1 from letter n where n.reference_id = ${letter}.id) and not exists (
      select 1 from letter n where n.response_to_id = ${letter}.id)
    then 1 else (select count(*)::int from ${threadOf(who, alias)} x) end`;
};
