import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../drafting/reference-facts.ts';

/** The name of who holds a post today, the definitive holder before others; null when nobody does (DOMAIN 6). */
export async function holderNow(executor: Executor, positionId: string): Promise<string | null> {
  const found = await executor.execute<{ name: string }>(sql`
    select u.person_name as name from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = ${positionId} and ${isCurrent('m')}
    order by m.type = 'definitif' desc, m.start_date desc, m.id limit 1`);
  return found.rows[0]?.name ?? null;
}
