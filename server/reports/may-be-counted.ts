import { type SQL, sql } from 'drizzle-orm';
import { topSecretRank } from '../../domain/letters/security-ranks.ts';
import type { Actor } from '../actor.ts';
import { seesLetter } from '../letters/index.ts';

/**
 * Letters a user's figures may count (docs/decisions/reports.md). `is_plain` is numeric so that the planner
 * expects few restricted rows.
 * @param columns of `candidate`, which has letter_id
 */
export const counted = (actor: Actor, columns: string): SQL => sql`
    select ${sql.raw(columns)} from candidate c where c.is_plain <> 0
    union all
    select ${sql.raw(columns)} from candidate c join letter l on l.id = c.letter_id
    where c.is_plain = 0 and ${seesLetter(actor, 'l')}`;

/** 1 when the class of the letter `l` hides nothing from a user who only counts, else 0. */
export const isPlain = ({ entryType }: Pick<Actor, 'entryType'>): SQL =>
  plainUnless(entryType === 'Secretary' ? ['secretary'] : entryType === 'Delegation' ? ['delegate'] : []);

/** As isPlain, for figures that all users of a unit see, secretaries and delegates included. */
export const isPlainToAll = (): SQL => plainUnless(['secretary', 'delegate']);

function plainUnless(closedTo: readonly ('secretary' | 'delegate')[]): SQL {
  const closed = closedTo.map((actor) => sql.raw(` or not k.${actor}_can_open`));
  return sql`(l.security_id is null or l.security_id not in (
      select k.id from security_classification k
      where k.mask_subject or k.rank >= ${sql.raw(String(topSecretRank))}${sql.join(closed, sql``)}))::int`;
}
