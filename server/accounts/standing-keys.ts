import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '../calendar/tables.ts';
import type { Executor } from '../db/executor.ts';
import { apiTokens } from './tables.ts';

/** Ends a user's API tokens and calendar addresses: after a password change, no earlier key may stay valid. */
export async function endStandingKeysOf(executor: Executor, userId: string): Promise<void> {
  const revokedAt = new Date();
  await executor
    .update(apiTokens)
    .set({ revokedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)));
  await executor
    .update(calendarFeeds)
    .set({ revokedAt })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
}
