import { and, eq, isNull } from 'drizzle-orm';
import { calendarFeeds } from '../calendar/tables.ts';
import type { Executor } from '../db/executor.ts';
import { apiTokens } from './tables.ts';

/** Ends a person's API tokens and calendar addresses: after another password, nothing made before shall go on. */
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
