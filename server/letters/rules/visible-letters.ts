import { type SQL, sql } from 'drizzle-orm';
import { type ClassSetting, classTerms } from '../../../domain/letters/class-terms.ts';
import type { Who } from '../../who.ts';
import { type InPost, passesByName } from './named-only.ts';
import { officialOf } from './official-of.ts';
import { meansOne, onDesk } from './own-desk.ts';

/**
 * Every way in which a post comes to be on a letter, each as the ids of the letters it leads to; a line for each
 * capability. On the letter are: the post it was drafted in; once submitted, the sender's and the reviewers' posts; once
 * sent, the receivers' and ccs' posts. Nobody else, whatever their role: administrators have no right to read letters
 * (DOMAIN 6); of a post with several holders the person only. Each is answered from an index on (post, letter), so that a list can be cut from each by itself.
 */
export const waysToLetters = (who: InPost): SQL[] => {
  const { positionId: post } = who;
  return [
    sql`select d.id from letter d where d.position_id = ${post} and ${onDesk(who, 'd')}`,
    sql`select s.id from letter s where s.sender_position_id = ${post} and s.state <> 'draft'
      and ${meansOne(who, 's.sender_user_id')}`,
    sql`select r.letter_id from letter_reviewer r join letter u on u.id = r.letter_id
      where r.position_id = ${post} and u.state <> 'draft' and ${meansOne(who, officialOf('r'))}`,
    sql`select i.letter_id from inbox_item i where i.position_id = ${post} and ${onDesk(who, 'i')}`,
    // What was disposed to the post (DOMAIN 7), or to the person in it.
    sql`select g.letter_id from disposition_recipient w join disposition g on g.id = w.disposition_id
      where w.position_id = ${post} and g.withdrawn_at is null
        and (w.user_id is null or w.is_offered or ${meansOne(who, 'w.user_id')})`,
  ];
};

/**
 * Which letters this entry may see, as a condition on `letter` under the given alias; joined to every query on letters
 * (DESIGN 6). Written as a list of ids, so that one id and a whole list are both answered from the posts' indexes.
 */
export function visibleLetters(who: Who, alias: string): SQL {
  return sql`(${sql.raw(alias)}.id in (${sql.join(waysToLetters(who), sql` union all `)})
    and ${sql.raw(alias)}.deleted_at is null and ${allowedByClass(who, alias)})`;
}

/** Whoever may see letters: one who asks, or many of a kind by the columns that say who they are. */
type Seer = InPost & Pick<Who, 'entryType' | 'canOpenSecret'>;

/** The same asked letter by letter: for a few letters that are known by other ways, as the letters of a chain. */
export function seesLetter(who: Seer, alias: string): SQL {
  const ways = waysToLetters(who).map(
    (way) => sql`exists (select 1 from (${way}) way (letter_id) where way.letter_id = ${sql.raw(alias)}.id)`,
  );
  return sql`((${sql.join(ways, sql` or `)}) and ${sql.raw(alias)}.deleted_at is null
    and ${allowedByClass(who, alias)})`;
}

/**
 * The part of it that is left where the row itself says that the post is on the letter (inbox items, tasks, drafts): who
 * acts for an official opens only what the letter's security class allows them, and Sangat Rahasia is for the persons
 * named (SPEC B3).
 * @param named the latter in the form that suits the list
 */
export function allowedByClass(who: Seer, alias: string, named: SQL = passesByName(who, alias)): SQL {
  const terms = classTerms(who.entryType, who.canOpenSecret);
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

/** Acts in a post that is somebody else's. */
export const actsForAnother = (who: Who): boolean =>
  who.entryType === 'Secretary' || who.entryType === 'Delegation';

/** The same for one class, before a letter is put into it: nobody may hide their own draft from themselves. */
export function mayOpenClass(
  who: Who,
  security: { rank: number; secretaryCanOpen: boolean; delegateCanOpen: boolean },
): boolean {
  const terms = classTerms(who.entryType, who.canOpenSecret);
  return !terms || (security[terms.setting] && (terms.below === undefined || security.rank < terms.below));
}
