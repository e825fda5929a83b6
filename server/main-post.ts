import { sql } from 'drizzle-orm';
import { isCurrent } from './db/today.ts';

/** Matches `job_mapping m` that is its user's main post; same order as server/accounts/role-entries.ts. */
export const isMainPost = sql`m.id = (
  select n.id from job_mapping n join position held on held.id = n.position_id and held.is_active
  where n.user_id = m.user_id and ${isCurrent('n')}
  order by n.type = 'definitif' desc, n.start_date, n.id limit 1)`;
