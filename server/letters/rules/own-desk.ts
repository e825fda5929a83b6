import { type SQL, sql } from 'drizzle-orm';
import { isShared } from '../../shared-posts.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { type InPost, isForNamedOnly } from './named-only.ts';

// A post with several holders is no shared mailbox (DOMAIN 6). What lies on a desk (`letter`, `inbox_item`, `task`) says in
// `only_user_id` whose it is: null is the post's as a whole. What names people elsewhere (senders, reviewers, recipients
// of dispositions) names one person of such a post, and stands for the post where one person holds it.

/** Is what lies in the row `alias` for who asks, of all that lies in their post? */
export const onDesk = (who: InPost, alias: string): SQL => {
  const owner = sql.raw(`${alias}.only_user_id`);
  return sql`(${owner} is null or ${isOneOf(who, owner)})`;
};

/** Does the person in a column mean who asks, where the row is of their post? */
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

/** Whose desk something for a person comes onto: theirs where several hold the post, else the post's. */
const ownerAt = (positionId: string, userId: string | null): SQL<string | null> =>
  sql<string | null>`case when ${isShared(sql`${positionId}::uuid`)} then ${userId}::uuid end`;

/** The same of work on a letter: of Sangat Rahasia always the person's. */
export const workerAt = (
  letter: Pick<LetterRow, 'securityRank'>,
  positionId: string,
  userId: string | null,
): SQL<string | null> | string | null => (isForNamedOnly(letter) ? userId : ownerAt(positionId, userId));
