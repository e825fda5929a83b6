import { sql } from 'drizzle-orm';
import { helpdeskPrivileges, type TicketPerson } from '../../resources/help/index.ts';
import type { Executor } from '../db/executor.ts';

/** Everybody who runs the helpdesk by their roles, by name. */
export async function helpdeskPeople(executor: Executor): Promise<TicketPerson[]> {
  // Paths are compared without the slashes at their ends (SPEC A2).
  const paths = helpdeskPrivileges.map((path) => path.replace(/^\/+|\/+$/g, ''));
  const { rows } = await executor.execute<TicketPerson>(sql`
    select u.id, u.person_name as name from "user" u
    where u.is_active and exists (
      select 1 from role r, unnest(r.privileged_list) held
      where r.id = any(u.role_ids) and r.is_active and trim(both '/' from held) = any(${sql.param(paths)}::text[]))
    order by u.person_name, u.id`);
  return rows;
}
