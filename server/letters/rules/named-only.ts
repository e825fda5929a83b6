import { type SQL, sql } from 'drizzle-orm';
import { isSigned, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import type { Message } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { LetterRow } from '../tables.ts';
import { letterIn } from './letter-in.ts';
import { officialOf } from './official-of.ts';

// Sangat Rahasia is for the persons named, not for their posts' holders (DOMAIN 4): docs/security.md has the whole
// rule.

/** Refuses a post as a whole. */
export const onlyThoseNamed: Message = {
  id: 'Naskah Sangat Rahasia hanya untuk orang yang disebut. Pilih orangnya.',
  en: 'Letters classed Sangat Rahasia are only for those named. Choose the people.',
};

/** Is this letter for the persons named on it only? */
export const isForNamedOnly = (letter: Pick<LetterRow, 'securityRank'>): boolean =>
  letter.securityRank >= topSecretRank;

/**
 * (user_id, position_id) named by letter `alias`. Creator and last editor both
 * count: an official may raise a secretary's draft. Of a post as a whole, and only then, the person is null.
 */
export const namedOn = (alias: string): SQL => {
  const letter = sql.raw(alias);
  return sql`(
    select ${letter}.user_id, ${letter}.position_id
    union all select coalesce(${letter}.edited_by_user_id, ${letter}.user_id), ${letter}.position_id
    union all select ${letter}.only_user_id, ${letter}.position_id where ${letter}.security_rank < ${topSecretRank}
    union all select ${letter}.sender_user_id, ${letter}.sender_position_id where ${letterIn(alias, wasSubmitted)}
    union all select coalesce(${letter}.signed_by_user_id, ${letter}.sender_user_id), ${letter}.sender_position_id
      where ${letterIn(alias, wasSubmitted)}
    union all select ${sql.raw(officialOf('nr'))}, nr.position_id from letter_reviewer nr
      where nr.letter_id = ${letter}.id and ${letterIn(alias, wasSubmitted)}
    union all select unnest(array[nk.user_id, coalesce(nk.signed_by_user_id, nk.user_id)]), nk.position_id from letter_cosigner nk
      where nk.letter_id = ${letter}.id and ${letterIn(alias, wasSubmitted)}
    union all select case when not nt.is_whole then ${sql.raw(officialOf('nt'))} end, nt.position_id from letter_recipient nt
      where nt.letter_id = ${letter}.id and ${letterIn(alias, isSigned)}
    -- A group reaches the post as a whole, unless one of its holders is named besides (signing/deliver.ts).
    union all select case when ${letter}.security_rank >= ${topSecretRank} then nm.user_id end, nm.position_id
      from letter_recipient_group ng join letter_group_member nm on nm.recipient_group_id = ng.id
      where ng.letter_id = ${letter}.id and (${letter}.security_rank >= ${topSecretRank} or not exists (
        select from letter_recipient nb where nb.letter_id = ng.letter_id and nb.position_id = nm.position_id
          and not nb.is_whole))
    union all select nw.user_id, nw.position_id from disposition nd
      join disposition_recipient nw on nw.disposition_id = nd.id
      where nd.letter_id = ${letter}.id and nd.withdrawn_at is null)`;
};

/** A person in a post: one who asks, or columns that say who. */
export type InPost = {
  userId: string | SQL;
  positionId: string | SQL;
  /** Whether several people hold the post. */
  sharesPost: boolean | SQL;
  /** The official for whom is acted. */
  forUserId?: string | SQL | null;
};

/** Is the person, in the active post, named on the letter `alias`, if its class requires it? */
export const passesByName = (actor: Pick<InPost, 'userId' | 'positionId'>, alias: string): SQL =>
  sql`(${sql.raw(alias)}.security_rank < ${topSecretRank} or exists (
    select 1 from ${namedOn(alias)} named (user_id, position_id)
    where named.user_id = ${actor.userId} and named.position_id = ${actor.positionId}))`;

/** For a long list of one post: excludes the few letters named for others, so that its index suffices. */
export const passesByNameAmong = (
  actor: Pick<Actor, 'userId' | 'positionId'>,
  alias: string,
  post: 'position_id' | 'sender_position_id',
): SQL => sql`${sql.raw(alias)}.id not in (
  select o.id from letter o where o.${sql.raw(post)} = ${actor.positionId} and o.security_rank >= ${sql.raw(String(topSecretRank))}
    and not ${passesByName(actor, 'o')})`;

/**
 * Without joining the letter: excludes the post's few inbox items named for others, looked up once per list.
 */
export const itemPassesByName = ({ userId, positionId }: Actor, alias: string): SQL =>
  sql`${sql.raw(alias)}.id not in (
    select o.id from inbox_item o where o.position_id = ${positionId} and o.is_named_only
      and not ${receivedByName('o', sql`${userId}`)})`;

export const receivedByName = (alias: string, person: SQL): SQL => {
  const item = sql.raw(alias);
  return sql`(exists (
      select 1 from letter_recipient t
      where t.letter_id = ${item}.letter_id and t.position_id = ${item}.position_id and t.user_id = ${person}
    ) or exists (
      select 1 from letter_recipient_group g join letter_group_member m on m.recipient_group_id = g.id
      where g.letter_id = ${item}.letter_id and m.position_id = ${item}.position_id and m.user_id = ${person}))`;
};
