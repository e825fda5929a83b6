import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the person under `alias` (a row of "user") acts by one of these roles in their main entry. Asked first is who
 * was given one anywhere, by index: `main_roles` is worked out for a person alone.
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
