import { sql } from 'drizzle-orm';
import type { TicketPerson } from '../../domain/calls/help.ts';
import { helpdeskPrivileges } from '../../domain/help/index.ts';
import type { Executor } from '../db/executor.ts';
import { hasMainRole } from '../main-role.ts';

/** Lists users of the helpdesk by main role, sorted by name; no other role counts (SPEC A2). */
export async function helpdeskPeople(executor: Executor): Promise<TicketPerson[]> {
  // Paths are compared without the slashes at their ends (SPEC A2).
  const paths = helpdeskPrivileges.map((path) => path.replace(/^\/+|\/+$/g, ''));
  const running = sql`select r.id from role r, unnest(r.privileged_list) held
    where r.is_active and trim(both '/' from held) = any(${sql.param(paths)}::text[])`;
  const { rows } = await executor.execute<TicketPerson>(sql`
    select u.id, u.person_name as name from "user" u
    where u.is_active and ${hasMainRole('u', running)}
    order by u.person_name, u.id`);
  return rows;
}
