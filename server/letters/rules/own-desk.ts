import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { isShared } from '../../shared-posts.ts';
import type { LetterRow } from '../tables.ts';
import { type InPost, isForNamedOnly } from './named-only.ts';

// A shared post is no shared mailbox (DOMAIN 6): its rows name one
// person in `only_user_id`; null is the whole post.

/** Is the row `alias` of the actor's post for the actor? */
export const onDesk = (actor: InPost, alias: string): SQL => {
  const owner = sql.raw(`${alias}.only_user_id`);
  return sql`(${owner} is null or ${isOneOf(actor, owner)})`;
};

/** The same of inbox items, and those that a colleague took of what came to the post as a whole (DOMAIN 6). */
export const onDeskOrTaken = (actor: InPost, alias: string): SQL =>
  actor.sharesPost === false
    ? onDesk(actor, alias)
    : sql`(${onDesk(actor, alias)} or ${sql.raw(`${alias}.is_offered`)})`;

/** Has the actor read an inbox item? What is offered to a post is unread per holder (DOMAIN 6). */
export const hasRead = (actor: Actor, alias: string): SQL => {
  const item = sql.raw(alias);
  const once = sql`(${item}.read_at is not null)`;
  return actor.sharesPost
    ? sql`(case when ${item}.is_offered then ${actor.forUserId ?? actor.userId}::uuid = any(${item}.read_by) else ${once} end)`
    : once;
};

/** Does the column's person mean the actor, in a row of their post? */
export function meansOne(actor: InPost, column: string): SQL {
  if (actor.sharesPost === false) return sql`true`;
  const named = isOneOf(actor, sql.raw(column));
  return actor.sharesPost === true ? named : sql`(not ${actor.sharesPost} or ${named})`;
}

/** Who acts for an official does the official's work. */
const isOneOf = ({ userId, forUserId }: InPost, column: SQL): SQL =>
  forUserId ? sql`${column} in (${userId}, ${forUserId})` : sql`${column} = ${userId}`;

/** The same of rows that were read: `onDesk`. */
export const isOnDesk = (actor: Self, row: { positionId: string; onlyUserId: string | null }): boolean =>
  row.positionId === actor.positionId && (row.onlyUserId === null || isSelf(actor, row.onlyUserId));

/** The same of people who were read: `meansOne`, in their post. */
export const isOneself = (actor: Self, positionId: string | null, userId: string | null): boolean =>
  positionId === actor.positionId && (!actor.sharesPost || userId === null || isSelf(actor, userId));

/** Who asks, as the rules look at them. */
export type Self = Pick<Actor, 'userId' | 'forUserId' | 'positionId' | 'sharesPost'>;

export const isSelf = (actor: Self, userId: string): boolean =>
  userId === actor.userId || userId === actor.forUserId;

/** The owner of something addressed to a person: the person in a shared post, else the post. */
const ownerAt = (positionId: string, userId: string | null): SQL<string | null> =>
  sql<string | null>`case when ${isShared(sql`${positionId}::uuid`)} then ${userId}::uuid end`;

/** The same of work on a letter: of Sangat Rahasia always the person's. */
export const workerAt = (
  letter: Pick<LetterRow, 'securityRank'>,
  positionId: string,
  userId: string | null,
): SQL<string | null> | string | null => (isForNamedOnly(letter) ? userId : ownerAt(positionId, userId));
