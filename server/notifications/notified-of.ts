import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';

/** Finds which of these users were notified of a page since then. */
export async function notifiedOf(
  executor: Executor,
  userIds: readonly string[],
  detailUrl: string,
  since: Date,
): Promise<Set<string>> {
  const found = await executor.execute<{ id: string }>(sql`
    select user_id as id from notification
    where user_id = any(${sql.param([...userIds])}::uuid[]) and detail_url = ${detailUrl}
      and created_at >= ${since.toISOString()}`);
  return new Set(found.rows.map(({ id }) => id));
}
