import { type SQL, sql } from 'drizzle-orm';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { isWrittenTo } from '../responding/is-written-to.ts';
import { letterIn } from '../rules/letter-in.ts';
import { seesLetter } from '../rules/visible-letters.ts';

/** No chain is followed further; a row says "50" of a longer one. */
export const longestThread = 50;

/**
 * Subquery of the chain of references and responses, by visible letters
 * only, so that hidden ones cannot be inferred.
 */
export const threadOf = (actor: Actor, alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`(
    with recursive chain (id, reference_id, response_to_id) as (
      select ${letter}.id, ${letter}.reference_id, ${letter}.response_to_id
      union
      select n.id, n.reference_id, n.response_to_id
      from chain h join letter n on n.id = h.reference_id or n.id = h.response_to_id
        or n.reference_id = h.id or n.response_to_id = h.id
      where ${seesLetter(actor, 'n')} and (${letterIn('n', wasSubmitted)} or ${isWrittenTo('n')})
    )
    select id from chain limit ${longestThread})`;
};

/** Counts the visible chain of `alias`; skips the recursion for letters without links. */
export const threadCountOf = (actor: Actor, alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`case when ${letter}.reference_id is null and ${letter}.response_to_id is null and not exists (
      select 1 from letter n where n.reference_id = ${letter}.id) and not exists (
      select 1 from letter n where n.response_to_id = ${letter}.id)
    then 1 else (select count(*)::int from ${threadOf(actor, alias)} x) end`;
};
