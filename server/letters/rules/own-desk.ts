import { type SQL, sql } from 'drizzle-orm';
import { isShared } from '../../shared-posts.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { type InPost, isForNamedOnly } from './named-only.ts';

// A shared post is no shared mailbox (DOMAIN 6): `only_user_id` is the owner, null the post. Senders, reviewers and
// recipients name one person of a shared post, otherwise the post.

/** Is the row `alias` of the actor's post for the actor? */
export const onDesk = (who: InPost, alias: string): SQL => {
  const owner = sql.raw(`${alias}.only_user_id`);
  return sql`(${owner} is null or ${isOneOf(who, owner)})`;
};

/** Does the column's person mean the actor, in a row of their post? */
export function meansOne(who: InPost, column: string): SQL {
  if (who.sharesPost === false) return sql`true`;
  const named = isOneOf(who, sql.raw(column));
  return who.sharesPost === true ? named : sql`(not ${who.sharesPost} or ${named})`;
}

/** Who acts for an official does the official's work. */
const isOneOf = ({ userId, forUserId }: InPost, column: SQL): SQL =>
  forUserId ? sql`${column} in (${userId}, ${forUserId})` : sql`${column} = ${userId}`;

/** The same of rows that were read: `onDesk`. */
export const isOnDesk = (who: Self, row: { positionId: string; onlyUserId: string | null }): boolean =>
  row.positionId === who.positionId && (row.onlyUserId === null || isSelf(who, row.onlyUserId));

/** The same of people who were read: `meansOne`, in their post. */
export const isOneself = (who: Self, positionId: string | null, userId: string | null): boolean =>
  positionId === who.positionId && (!who.sharesPost || userId === null || isSelf(who, userId));

/** Who asks, as the rules look at them. */
export type Self = Pick<Who, 'userId' | 'forUserId' | 'positionId' | 'sharesPost'>;

const isSelf = (who: Self, userId: string): boolean => userId === who.userId || userId === who.forUserId;

/** The owner of something addressed to a person: the person in a shared post, else the post. */
const ownerAt = (positionId: string, userId: string | null): SQL<string | null> =>
  sql<string | null>`case when ${isShared(sql`${positionId}::uuid`)} then ${userId}::uuid end`;

/** The same of work on a letter: of Sangat Rahasia always the person's. */
export const workerAt = (
  letter: Pick<LetterRow, 'securityRank'>,
  positionId: string,
  userId: string | null,
): SQL<string | null> | string | null => (isForNamedOnly(letter) ? userId : ownerAt(positionId, userId));
