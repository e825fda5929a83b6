import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
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
