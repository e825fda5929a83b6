import { type SQL, sql } from 'drizzle-orm';

/**
 * Condition on the main entry's role. The indexed pre-filter comes first: `main_roles` is computed per user.
 * @param roles a select of role ids
 */
export const hasMainRole = (alias: string, roles: SQL): SQL => {
  const person = sql.raw(alias);
  return sql`(
    ${person}.id in (
      select g.id from "user" g where g.role_ids && array(${roles})
      union all select g.user_id from job_mapping g where g.role_ids && array(${roles}))
    and main_roles(${person}.id) && array(${roles}))`;
};
