import type { Pool } from 'pg';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { whichEntries } from './history.ts';

/** Who made a record and who changed it last, by name; null where nobody is recorded, or not for the reader. */
export type Authors = { created: string | null; changed: string | null };

/**
 * Columns of `t`, by the first and last entries of the audit log. The caller must check that the reader may see the
 * record's history.
 * @param rule as readHistory takes it
 * @param values of the statement, to which its own are added
 */
export function authorColumns(resource: Resource, rule: RowRule, values: unknown[]): string {
  values.push(resource.name);
  const entriesOf = whichEntries(`resource = $${values.length} and record_id = t.id`, rule, values.length);
  values.push(...entriesOf.values);
  const nameOf = (entry: string): string =>
    `(select u.person_name from (select user_id from audit_log
       where ${entriesOf.sql} ${entry} limit 1) e join "user" u on u.id = e.user_id)`;
  return `${nameOf(`and before is null and action <> 'restore' order by id`)} as "created by name",
    ${nameOf('and before <> after order by id desc')} as "changed by name"`;
}

export const authorsIn = (row: Record<string, unknown> = {}): Authors => ({
  created: (row['created by name'] as string | null | undefined) ?? null,
  changed: (row['changed by name'] as string | null | undefined) ?? null,
});

/** Of a record that is read already. */
export async function readAuthors(
  pool: Pool,
  resource: Resource,
  id: unknown,
  rule: RowRule,
): Promise<Authors> {
  const values: unknown[] = [id];
  const columns = authorColumns(resource, rule, values);
  const { rows } = await pool.query(`select ${columns} from (select $1::uuid as id) t`, values);
  return authorsIn(rows[0]);
}
