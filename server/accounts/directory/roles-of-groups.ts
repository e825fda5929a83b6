import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

/** Roles that these groups give. A group is mapped by its DN or by its name alone, in any case. */
export async function rolesOfGroups(executor: Executor, groups: readonly string[]): Promise<string[]> {
  if (groups.length === 0) return [];
  const names = groups.flatMap(namesOf).map((name) => name.toLowerCase());
  const found = await executor.execute<{ roleId: string }>(sql`
    select distinct g.role_id as "roleId" from directory_group g join role r on r.id = g.role_id and r.is_active
    where lower(g.name) = any(${sql.param(names)}::text[])`);
  return found.rows.map(({ roleId }) => roleId);
}

/** `CN=Naskah Admin,OU=Grup,DC=…` is also called Naskah Admin. */
function namesOf(group: string): string[] {
  const first = /^\s*[A-Za-z][A-Za-z0-9-]*\s*=\s*((?:\\.|[^,+\\])+)/.exec(group)?.[1];
  return first ? [group, first.replace(/\\(.)/g, '$1').trim()] : [group];
}
