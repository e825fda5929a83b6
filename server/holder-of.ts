import { type SQL, sql } from 'drizzle-orm';
import { isCurrent } from './db/today.ts';

/**
 * Selects a post's holder today, at most one row (user_id, position_id, person_name): the definitive holder first,
 * then the latest (DOMAIN 6).
 * @param position the post, a column or a value
 * @param first a user preferred over all others while they hold the post
 * @param only a further condition on the mapping `m`
 */
export const holderOf = (position: SQL, { first, only }: { first?: SQL; only?: SQL } = {}): SQL => sql`
  select m.user_id, m.position_id, u.person_name from job_mapping m join "user" u on u.id = m.user_id and u.is_active
  where m.position_id = ${position} and ${isCurrent('m')} ${only ? sql`and ${only}` : sql``}
  order by ${first ? sql`(m.user_id = ${first}) desc nulls last,` : sql``}
    m.type = 'definitif' desc, m.start_date desc, m.id limit 1`;
