import type { Pool } from 'pg';
import type { Resource, RowRule } from '../../resources/declare.ts';
import type { Who } from '../who.ts';
import { quote, selection, tableName } from './columns.ts';
import { addRowRule, type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { presenter } from './present.ts';
import { prepared } from './statements.ts';
import { isStored, snakeCase } from './table.ts';

/**
 * Stores a row, its audit row beside it, and reads it as it is shown: one statement, so one transaction and one way to
 * the database and back.
 * @param record what is given of it, by field name, with its id
 * @returns undefined where the viewer may not reach it
 */
export async function insertRecord(
  pool: Pool,
  resource: Resource,
  who: Who,
  record: Row,
  rule: RowRule,
): Promise<Row | undefined> {
  const given = Object.entries(record);
  const values: unknown[] = given.map(([, value]) => value);
  const place = (value: unknown): string => `$${values.push(value)}`;
  const audit = `${place(who.userId)}::uuid, ${place(who.entryId)}::uuid, ${place(resource.name)}::text`;
  const conditions: Conditions = { sql: [], values };
  addRowRule(conditions, rule);
  const { columns, joins } = selection(resource, true);
  const text = `with t as (
      insert into ${tableName(resource)} (${given.map(([name]) => quote(snakeCase(name))).join(', ')})
      values (${given.map((_value, at) => `$${at + 1}`).join(', ')}) returning *
    ), noted as (
      insert into audit_log (user_id, entry_id, resource, action, record_id, after)
      select ${audit}, 'create', t.id, ${auditable(resource)} from t
    ) select ${columns} from t ${joins} ${whereOf(conditions)}`;
  const found = await pool.query<Row>(prepared(text, values));
  return found.rows[0] && presenter(resource, true)(found.rows[0]);
}

/** The stored row as the audit log keeps it (write-record.ts), as SQL. */
function auditable(resource: Resource): string {
  const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field));
  const names = ['id', ...stored.map(([name]) => name), 'isActive', 'version'];
  // PostgreSQL takes at most a hundred arguments.
  const parts: string[] = [];
  for (let at = 0; at < names.length; at += 40) {
    const pairs = names.slice(at, at + 40).map((name) => `'${name}', t.${quote(snakeCase(name))}`);
    parts.push(`jsonb_build_object(${pairs.join(', ')})`);
  }
  return parts.join(' || ');
}
