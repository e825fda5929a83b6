import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Actor } from '../../actor.ts';
import type { Row } from '../hooks.ts';
import { presenter } from '../reading/present.ts';
import { chosenReferences, maySelect } from '../references/check-references.ts';
import { abilitiesOf, seenFor } from '../rights/role-view.ts';
import { quote, selection, tableName } from '../sql/columns.ts';
import { readColumn } from '../sql/read-column.ts';
import { prepared } from '../sql/statements.ts';
import { isStored, snakeCase } from '../sql/table.ts';

/**
 * Stores a row with its audit row and reads it for display, in one statement: one transaction, one round trip.
 * @param record the given values by field name, with its id
 * @returns undefined when it refers to an inactive record; then nothing is stored
 */
export async function insertRecord(
  pool: Pool,
  resource: Resource,
  actor: Actor,
  record: Row,
): Promise<Row | undefined> {
  const given = Object.entries(record);
  const values: unknown[] = given.map(([, value]) => value);
  const place = (value: unknown): string => `$${values.push(value)}`;
  const by = [actor.userId, actor.entryId, actor.token?.id ?? null]
    .map((id) => `${place(id)}::uuid`)
    .join(', ');
  const audit = `${by}, ${place(resource.name)}::text`;
  const inUse = chosenReferences(resource, record).map(
    ([name, field]) =>
      `not exists (select from ${tableName(resourceNamed(field.to))} m where id = $${given.findIndex(([key]) => key === name) + 1} and not (${maySelect(field, 'm')}))`,
  );
  const { columns, joins } = selection(resource, true);
  const text = `with t as (
      insert into ${tableName(resource)} (${given.map(([name]) => quote(snakeCase(name))).join(', ')})
      select ${given.map((_value, at) => `$${at + 1}`).join(', ')}
      ${inUse.length > 0 ? `where ${inUse.join(' and ')}` : ''} returning *
    ), noted as (
      insert into audit_log (user_id, entry_id, token_id, resource, action, record_id, after)
      select ${audit}, 'create', t.id, ${auditOf(resource, 't')} from t
    ) select ${columns} from t ${joins}`;
  const found = await pool.query<Row>(prepared(text, values));
  return (
    found.rows[0] && presenter(seenFor(actor, resource), true, abilitiesOf(actor, resource))(found.rows[0])
  );
}

/** SQL for the stored row as audited (write-record.ts): without automatic dates. */
export function auditOf(resource: Resource, alias: string): string {
  const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field));
  const columns = [
    ['id', `${alias}.id`],
    ...stored.map(([name, field]) => [name, readColumn(field, name, alias)]),
    ...(resource.hiddenIds ?? []).map((name) => [name, `${alias}.${quote(snakeCase(name))}`]),
    ['isActive', `${alias}.is_active`],
    ['version', `${alias}.version`],
  ];
  // PostgreSQL takes at most a hundred arguments.
  const parts: string[] = [];
  for (let at = 0; at < columns.length; at += 40) {
    const pairs = columns.slice(at, at + 40).map(([name, column]) => `'${name}', ${column}`);
    parts.push(`jsonb_build_object(${pairs.join(', ')})`);
  }
  return parts.join(' || ');
}
