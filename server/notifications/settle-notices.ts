import { and, eq, gte, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { notifications } from './tables.ts';

/** Marks obsolete notifications of a letter, sent since a given time, as read. */
export async function settleNotices(
  tx: Executor,
  userIds: readonly string[],
  letterId: string,
  since: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: new Date() })
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        gte(notifications.createdAt, since),
        eq(notifications.letterId, letterId),
        isNull(notifications.readAt),
      ),
    );
}

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

type Asked = { letterId: string; pages: readonly string[]; at: Date; stillAsked: readonly string[] };

/**
 * Marks as read what asked for work on a letter that is done, by whomever; comments on it stay.
 * @param asked pages: of the work; at: by which an undo knows them again; stillAsked: who has other such work on it
 */
export async function settleAsked(tx: Executor, { letterId, pages, at, stillAsked }: Asked): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.letterId, letterId),
        isNull(notifications.readAt),
        inArray(notifications.detailUrl, [...pages]),
        or(isNull(notifications.kind), ne(notifications.kind, 'naskah.komentar')),
        notInArray(notifications.userId, [...stillAsked]),
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
