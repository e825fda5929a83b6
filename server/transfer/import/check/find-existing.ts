import type { Field, Resource, RowRule } from '../../../../resources/declare.ts';
import { partsIn } from '../../../../resources/part-resource.ts';
import {
  addRowRule,
  type Conditions,
  isStored,
  quote,
  type Row,
  readColumn,
  snakeCase,
  storedRowsSql,
  tableName,
  whereOf,
} from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { kindOf } from '../../../kinds/index.ts';
import { portions, statement } from './statement.ts';

const size = 5000;

/** Stored columns under field names, the row shape of hooks, checks and the audit log. */
export const wholeRow = (resource: Resource, alias: string): string =>
  [
    `${alias}.id`,
    ...Object.entries(resource.fields)
      .filter(([, field]) => isStored(field))
      .map(([name, field]) => `${readColumn(field, name, alias)} as ${quote(name)}`),
    ...partsIn(resource).map((part) => `${storedRowsSql(part, `${alias}.id`)} as ${quote(part.name)}`),
    `${alias}.is_active as "isActive"`,
    `${alias}.version`,
  ].join(', ');

/**
 * Finds records by key as typed, only those the user may reach: others count as missing.
 * @param lock locks them, so that nothing changes before the write
 */
export async function findExisting(
  executor: Executor,
  resource: Resource,
  rule: RowRule,
  key: string,
  values: readonly unknown[],
  lock: boolean,
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const some of portions(values.map(String), size)) {
    const reached = withinReach(rule, some);
    const { rows } = await executor.execute<Row>(
      statement(
        `select w.key as "typed key", ${wholeRow(resource, 't')} from unnest($1::text[]) w(key)
          join ${tableName(resource)} t on ${viewOfResource(resource, key)} ${whereOf(reached)} order by t.id ${lock ? 'for update of t' : ''}`,
        reached.values,
      ),
    );
    for (const { 'typed key': typed, ...row } of rows) found.set(String(typed), row);
  }
  return found;
}

/**
 * Finds which values of a unique field are taken and by which record; ignores visibility, as the database's
 * constraint does.
 * @param rule only among the rows that it lets through
 */
export async function findTaken(
  executor: Executor,
  resource: Resource,
  name: string,
  values: readonly unknown[],
  rule: RowRule = true,
): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (const some of portions(values.map(String), size)) {
    const reached = withinReach(rule, some);
    const { rows } = await executor.execute<{ key: string; id: string }>(
      statement(
        `select w.key, t.id from unnest($1::text[]) w(key) join ${tableName(resource)} t on ${viewOfResource(resource, name)} ${whereOf(reached)}`,
        reached.values,
      ),
    );
    for (const { key, id } of rows) taken.set(key, id);
  }
  return taken;
}

/** Where the rows of a rule are, with the keys as $1. */
function withinReach(rule: RowRule, keys: readonly string[]): Conditions {
  const conditions: Conditions = { sql: [], values: [keys] };
  addRowRule(conditions, rule);
  return conditions;
}

/** The very comparison that the unique index makes. */
function viewOfResource(resource: Resource, name: string): string {
  const column = `t.${quote(snakeCase(name))}`;
  const { isCaseless, type } = kindOf(resource.fields[name] as Field);
  return isCaseless ? `lower(${column}) = lower(w.key)` : `${column} = w.key::${type}`;
}
