import { type SQL, sql } from 'drizzle-orm';
import { topSecretRank } from '../../domain/letters/disposition.ts';
import { seesLetter } from '../letters/index.ts';
import type { Who } from '../who.ts';

/**
 * Which letters of the units a reader's figures may count: those whose class hides nothing, as a number only; of classes
 * that mask what they are about, and of Sangat Rahasia, those the reader may open. Who acts for an official counts nothing
 * of classes that are closed to them (docs/decisions/reports.md). `candidate` says by `is_plain` which of the two it is;
 * that it is a number and no yes or no has the database expect few of the second kind and ask for each, instead of
 * gathering first everything the reader may open.
 * @param columns of `candidate`, which has letter_id
 */
export const counted = (who: Who, columns: string): SQL => sql`
    select ${sql.raw(columns)} from candidate c where c.is_plain <> 0
    union all
    select ${sql.raw(columns)} from candidate c join letter l on l.id = c.letter_id
    where c.is_plain = 0 and ${seesLetter(who, 'l')}`;

/** Does the class of the letter `l` hide nothing from who only counts: 1 or 0. */
export const isPlain = ({ entryType }: Pick<Who, 'entryType'>): SQL =>
  plainUnless(entryType === 'Secretary' ? ['secretary'] : entryType === 'Delegation' ? ['delegate'] : []);

/** The same for figures that everybody in a unit looks at, whoever they act for. */
export const isPlainToAll = (): SQL => plainUnless(['secretary', 'delegate']);

function plainUnless(closedTo: readonly ('secretary' | 'delegate')[]): SQL {
  const closed = closedTo.map((who) => sql.raw(` or not k.${who}_can_open`));
  return sql`(l.security_id is null or l.security_id not in (
      select k.id from security_classification k
      where k.mask_subject or k.rank >= ${sql.raw(String(topSecretRank))}${sql.join(closed, sql``)}))::int`;
}
