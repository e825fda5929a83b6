import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { notifications } from './tables.ts';

/** Marks as read what people were told of a letter since a moment, because it is no longer so. */
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
