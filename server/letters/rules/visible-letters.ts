import { type SQL, sql } from 'drizzle-orm';
import { type ClassSetting, classTerms } from '../../../domain/letters/class-terms.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { letterIn } from './letter-in.ts';
import { type InPost, passesByName } from './named-only.ts';
import { officialOf } from './official-of.ts';
import { meansOne, onDesk, onDeskOrTaken } from './own-desk.ts';

/**
 * Ways from a post to letters (DOMAIN 6); none for administrators.
 * Each uses an index, so that lists can limit each.
 */
export const waysToLetters = (actor: InPost): SQL[] => {
  const { positionId: post } = actor;
  return [
    sql`select d.id from letter d where d.position_id = ${post} and ${onDesk(actor, 'd')}`,
    sql`select s.id from letter s where s.sender_position_id = ${post} and ${letterIn('s', wasSubmitted)}
      and ${meansOne(actor, 's.sender_user_id')}`,
    sql`select r.letter_id from letter_reviewer r join letter u on u.id = r.letter_id
      where r.position_id = ${post} and ${letterIn('u', wasSubmitted)} and ${meansOne(actor, officialOf('r'))}`,
    sql`select k.letter_id from letter_cosigner k join letter v on v.id = k.letter_id
      where k.position_id = ${post} and ${letterIn('v', wasSubmitted)} and ${meansOne(actor, 'k.user_id')}`,
    sql`select i.letter_id from inbox_item i where i.position_id = ${post} and ${onDeskOrTaken(actor, 'i')}`,
    // Dispositions to the post (DOMAIN 7), or to the person in it.
    sql`select g.letter_id from disposition_recipient w join disposition g on g.id = w.disposition_id
      where w.position_id = ${post} and g.withdrawn_at is null
        and (w.user_id is null or w.is_offered or ${meansOne(actor, 'w.user_id')})`,
  ];
};

/**
 * Required in every query on letters (DESIGN 6). An id list, so that single ids and lists use the posts' indexes.
 */
export function visibleLetters(actor: Actor, alias: string): SQL {
  return sql`(${sql.raw(alias)}.id in (${sql.join(waysToLetters(actor), sql` union all `)})
    and ${sql.raw(alias)}.deleted_at is null and ${allowedByClass(actor, alias)})`;
}

/** Whose visibility is tested: the actor, or many people by columns. */
type Seer = InPost & Pick<Actor, 'entryType' | 'canOpenSecret'>;

/** The same per letter: for a few letters already found another way, such as a chain's. */
export function seesLetter(actor: Seer, alias: string): SQL {
  const ways = waysToLetters(actor).map(
    (way) => sql`exists (select 1 from (${way}) way (letter_id) where way.letter_id = ${sql.raw(alias)}.id)`,
  );
  return sql`((${sql.join(ways, sql` or `)}) and ${sql.raw(alias)}.deleted_at is null
    and ${allowedByClass(actor, alias)})`;
}

/**
 * Class limits and Sangat Rahasia's named persons (SPEC B3), where the row already ties post and letter.
 * @param named the latter in the form that suits the list
 */
export function allowedByClass(actor: Seer, alias: string, named: SQL = passesByName(actor, alias)): SQL {
  const terms = classTerms(actor.entryType, actor.canOpenSecret);
  if (!terms) return named;
  const letter = sql.raw(alias);
  const below = terms.below === undefined ? sql`` : sql`${letter}.security_rank < ${terms.below} and `;
  return sql`(${below}not exists (
    select 1 from security_classification c
    where c.id = ${letter}.security_id and not c.${sql.raw(settingColumns[terms.setting])}) and ${named})`;
}

const settingColumns: Record<ClassSetting, string> = {
  secretaryCanOpen: 'secretary_can_open',
  delegateCanOpen: 'delegate_can_open',
};

export const actsForAnother = (actor: Actor): boolean =>
  actor.entryType === 'Secretary' || actor.entryType === 'Delegation';
