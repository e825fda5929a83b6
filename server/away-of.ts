import { type SQL, sql } from 'drizzle-orm';
import { isInForce } from './db/today.ts';

/** Until when a post's holder is out of office and who stands in, as JSON; null at work. */
export const awayOf = (userId: SQL, positionId: SQL): SQL => sql`(
  select json_build_object('until', d.end_date, 'toName', t.person_name)
  from delegation d join "user" t on t.id = d.to_user_id
  where d.from_user_id = ${userId} and d.from_position_id = ${positionId} and d.is_away and ${isInForce('d')}
  order by d.end_date desc, d.id limit 1)`;
