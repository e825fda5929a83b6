import { sql } from 'drizzle-orm';
import type { IdleAccount } from '../../../domain/calls/directory.ts';
import type { Db } from '../../db/executor.ts';

const mostShown = 100;

/**
 * Active accounts of the directory that nobody has signed in to for so many days: without LDAP nothing else tells
 * who has left. Never used and longest unused first.
 */
export async function listIdle(db: Db, days: number): Promise<{ items: IdleAccount[]; totalCount: number }> {
  const since = sql`now() - ${days} * interval '1 day'`;
  const found = await db.execute<IdleAccount & { total: number }>(sql`
    select u.id, u.person_name as "personName", u.npp, last.at as "lastSignInAt", count(*) over ()::int as total
    from "user" u left join lateral (
      select a.at from audit_log a where a.user_id = u.id and a.action = 'sign-in' and a.resource = 'session'
      order by a.at desc limit 1) last on true
    where u.isldap = '1' and u.is_active and coalesce(last.at, u.created_at) < ${since}
    order by last.at nulls first, u.person_name, u.id limit ${mostShown}`);
  return {
    items: found.rows.map(({ id, personName, npp, lastSignInAt }) => ({
      ...{ id, personName, npp },
      lastSignInAt: lastSignInAt && new Date(lastSignInAt).toISOString(),
    })),
    totalCount: found.rows[0]?.total ?? 0,
  };
}
