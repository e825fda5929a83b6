import { and, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { notifications } from './tables.ts';

/** Marks as read what everybody was told of a letter since a moment, where what happened then is undone; comments stay. */
export async function settleSince(tx: Executor, letterId: string, since: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(
      and(
        gte(notifications.createdAt, since),
        eq(notifications.letterId, letterId),
        isNull(notifications.readAt),
        isNoComment,
      ),
    );
}

const isNoComment = or(isNull(notifications.kind), ne(notifications.kind, 'naskah.komentar'));

/** The same of a page, for everybody who was told of it since then. */
export async function settlePage(tx: Executor, detailUrl: string, since: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(
      and(
        gte(notifications.createdAt, since),
        eq(notifications.detailUrl, detailUrl),
        isNull(notifications.readAt),
      ),
    );
}

/** A page of work on a letter, and who is asked for such work on it still. */
type Asked = { letterId: string; page: string; stillAsked: readonly string[] };

/**
 * Marks as read what asked for work on letters that is done, by whomever; comments on them stay.
 * @param at by which an undo knows them again
 */
export async function settleAsked(tx: Executor, asked: readonly Asked[], at: Date): Promise<void> {
  const still = asked.flatMap(({ page, stillAsked }) => stillAsked.map((userId) => ({ page, userId })));
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        inArray(
          notifications.letterId,
          asked.map(({ letterId }) => letterId),
        ),
        isNull(notifications.readAt),
        sql`(${notifications.letterId}, ${notifications.detailUrl}) in (
          select * from unnest(${sql.param(asked.map(({ letterId }) => letterId))}::uuid[],
            ${sql.param(asked.map(({ page }) => page))}::text[]))`,
        isNoComment,
        sql`(${notifications.detailUrl}, ${notifications.userId}) not in (
          select * from unnest(${sql.param(still.map(({ page }) => page))}::text[],
            ${sql.param(still.map(({ userId }) => userId))}::uuid[]))`,
      ),
    );
}

/** Marks as read what asked somebody, each by page, for work that is not theirs any more; comments stay. */
export async function settleFor(
  tx: Executor,
  asked: readonly { userId: string; page: string }[],
): Promise<void> {
  if (asked.length === 0) return;
  await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(
      and(
        isNull(notifications.readAt),
        isNoComment,
        sql`(${notifications.userId}, ${notifications.detailUrl}) in (
          select * from unnest(${sql.param(asked.map(({ userId }) => userId))}::uuid[],
            ${sql.param(asked.map(({ page }) => page))}::text[]))`,
      ),
    );
}

/** The work waits again: what was settled with it is unread once more. */
export async function reopenAsked(tx: Executor, letterId: string, at: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: null })
    .where(and(eq(notifications.letterId, letterId), eq(notifications.readAt, at)));
}
