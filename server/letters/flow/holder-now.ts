import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { holderOf } from '../../holder-of.ts';

/**
 * The name of a post's current holder; null when vacant (DOMAIN 6).
 * @param onlyUserId restricts the answer to this person
 */
export async function holderNow(
  executor: Executor,
  positionId: string,
  onlyUserId: string | null = null,
): Promise<string | null> {
  const only = onlyUserId ? { only: sql`m.user_id = ${onlyUserId}` } : {};
  const found = await executor.execute<{ name: string }>(
    sql`select h.person_name as name from (${holderOf(sql`${positionId}`, only)}) h`,
  );
  return found.rows[0]?.name ?? null;
}
