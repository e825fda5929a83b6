import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';

/**
 * The name of who holds a post today, the definitive holder before others; null when nobody does (DOMAIN 6).
 * @param onlyUserId the one person it is asked of
 */
export async function holderNow(
  executor: Executor,
  positionId: string,
  onlyUserId: string | null = null,
): Promise<string | null> {
  const found = await executor.execute<{ name: string }>(sql`
    select u.person_name as name from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = ${positionId} and ${isCurrent('m')}
      and (${onlyUserId}::uuid is null or m.user_id = ${onlyUserId}::uuid)
    order by m.type = 'definitif' desc, m.start_date desc, m.id limit 1`);
  return found.rows[0]?.name ?? null;
}
