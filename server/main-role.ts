import { type SQL, sql } from 'drizzle-orm';
import { trimSlashes } from '../domain/access/paths.ts';

/** Around the roles asked for. The indexed pre-filter comes first: `main_roles` is computed per user. */
const around = (alias: string): string[] => [
  `(${alias}.id in (select g.id from "user" g where g.role_ids && array(`,
  `) union all select g.user_id from job_mapping g where g.role_ids && array(`,
  `) union all select g.user_id from job_mapping g join position o on o.id = g.position_id where o.role_ids && array(`,
  `)) and main_roles(${alias}.id) && array(`,
  `))`,
];

/**
 * Condition on the main entry's role.
 * @param roles a select of role ids
 */
export const hasMainRole = (alias: string, roles: SQL): SQL =>
  sql.join(
    around(alias).map((part) => sql.raw(part)),
    roles,
  );

/** Condition, as text, for users whose main role gives a declared privilege. */
export const holdsPrivilege = (alias: string, privilege: string): string =>
  around(alias).join(rolesWith(privilege));

/** Paths are compared without the slashes at their ends (SPEC A2). */
const rolesWith = (path: string): string => `select r.id from role r, unnest(r.privileged_list) held
  where r.is_active and trim(both '/' from held) = '${trimSlashes(path).replaceAll("'", "''")}'`;
