import { type SQL, sql } from 'drizzle-orm';
import type { Field, Resource } from '../../../resources/declare.ts';
import { typedIn } from '../../../resources/kinds/parts/typed.ts';
import { type Part, partsIn } from '../../../resources/part-resource.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { kindOf } from '../../kinds/index.ts';
import type { Row } from '../hooks.ts';
import { quote, tableName } from '../sql/names.ts';
import { snakeCase } from '../sql/table.ts';

/** A record whose rows are saved: `values` names the fields of rows to replace, `before` has the rows there are. */
export type Owner = { id: string; before?: Row | undefined; values: Row };

/**
 * Saves the rows of records, by one statement per part and kind of change; rows keep their ids.
 * @param owners locked or new, and checked (part-faults.ts)
 * @returns saved rows by record and field
 */
export async function saveParts(
  executor: Executor,
  resource: Resource,
  owners: readonly Owner[],
): Promise<Map<string, Record<string, Row[]>>> {
  const saved = new Map(owners.map(({ id }): [string, Record<string, Row[]>] => [id, {}]));
  for (const part of partsIn(resource)) {
    const typed = Object.keys(typedIn(part.field));
    const changes = owners
      .filter(({ values }) => part.name in values)
      .map((owner) => changeOf(part, typed, owner));
    const computed = new Map((await write(executor, part, changes)).map((row) => [row.id, row]));
    // In declared order, as they are read: sides of a change are compared as text.
    const names = ['id', ...Object.keys(part.field.fields)];
    for (const { ownerId, rows } of changes)
      (saved.get(ownerId) ?? {})[part.name] = rows.map((row) => {
        const written = computed.get(row.id) ?? row;
        const shown: Row = {};
        for (const name of names) shown[name] = name in written ? written[name] : row[name];
        return shown;
      });
  }
  return saved;
}

type Placed = { id: string; ownerId: string; position: number } & Row;
type RowsChange = { ownerId: string; rows: Placed[]; gone: string[]; added: Placed[]; changed: Placed[] };

function changeOf(
  { name, field }: Part,
  typed: readonly string[],
  { id: ownerId, before, values }: Owner,
): RowsChange {
  const old = (before?.[name] ?? []) as Row[];
  const oldPlaces = new Map(old.map((row, position) => [row.id, { row, position }]));
  const computed = computedIn(field);
  // What is computed of a row that stays the same stands in `before`.
  const rows = ((values[name] ?? []) as Row[]).map((row, position): Placed => {
    const id = row.id ? String(row.id).toLowerCase() : newId();
    const placed: Placed = { ...row, id, ownerId, position };
    const was = oldPlaces.get(id)?.row;
    if (was) for (const key of computed) placed[key] = was[key];
    return placed;
  });
  const kept = new Set(rows.map(({ id }) => id));
  const change: RowsChange = {
    ownerId,
    rows,
    gone: old.map(({ id }) => String(id)).filter((id) => !kept.has(id)),
    added: [],
    changed: [],
  };
  for (const row of rows) {
    const was = oldPlaces.get(row.id);
    const isSame =
      was?.position === row.position &&
      typed.every((key) => JSON.stringify(was.row[key]) === JSON.stringify(row[key]));
    if (!isSame) change[was ? 'changed' : 'added'].push(row);
  }
  return change;
}

/** @returns what the database computes of the rows it wrote, with their ids */
async function write(executor: Executor, part: Part, changes: readonly RowsChange[]): Promise<Row[]> {
  const table = sql.raw(tableName(part.rows));
  const gone = changes.flatMap((change) => change.gone);
  const added = changes.flatMap((change) => change.added);
  const changed = changes.flatMap((change) => change.changed);
  const typed = typedIn(part.field);
  const names = ['position', ...Object.keys(typed)];
  const columns = (of: (name: string) => string): SQL => sql.raw(names.map(of).join(', '));
  const computed = computedIn(part.field).map(
    (name) => `, ${readSql(part.field.fields[name] as Field, `p.${columnOf(name)}`)} as ${quote(name)}`,
  );
  const returning = sql.raw(computed.length > 0 ? `returning p.id${computed.join('')}` : '');
  const written: Row[] = [];
  const note = async (statement: SQL) => written.push(...(await executor.execute<Row>(statement)).rows);
  if (gone.length > 0)
    await executor.execute(sql`delete from ${table} where id = any(${sql.param(gone)}::uuid[])`);
  if (changed.length > 0)
    await note(sql`update ${table} p set ${columns((name) => `${columnOf(name)} = x.${quote(name)}`)}
      from ${given(part, changed)} where p.id = x.id ${returning}`);
  if (added.length > 0)
    await note(sql`insert into ${table} as p (id, owner_id, ${columns(columnOf)})
      select x.id, x."ownerId", ${columns((name) => `x.${quote(name)}`)} from ${given(part, added)}, ${ownersByIndex} ${returning}`);
  return written;
}

/** Until the transaction ends: each row's foreign key would scan a small table of owners, and go on as it grows. */
const ownersByIndex = sql.raw(`set_config('enable_seqscan', 'off', true)`);

function computedIn(field: Part['field']): string[] {
  const typed = typedIn(field);
  return Object.keys(field.fields).filter((name) => !(name in typed));
}

const readSql = (field: Field, column: string): string => kindOf(field).read?.(column) ?? column;

const columnOf = (name: string): string => quote(snakeCase(name));

/** The rows as a table `x`, typed as their columns are. */
function given({ field }: Part, rows: readonly Placed[]): SQL {
  const typed = Object.entries(typedIn(field)).map(([name, inner]) => `${quote(name)} ${kindOf(inner).type}`);
  return sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as x(id uuid, "ownerId" uuid, position integer, ${sql.raw(typed.join(', '))})`;
}

/** Saved rows as a record shows them; undefined where some refer to a record, whose label must be read. */
export function answerableParts(
  resource: Resource,
  saved: Record<string, Row[]>,
): Record<string, Row[]> | undefined {
  const answer: Record<string, Row[]> = {};
  for (const { name, field } of partsIn(resource)) {
    const rows = saved[name] ?? [];
    const isLabelled = Object.entries(field.fields).some(
      ([key, { kind }]) =>
        kind === 'references' || (kind === 'reference' && rows.some((row) => row[key] !== null)),
    );
    if (isLabelled) return undefined;
    answer[name] = rows;
  }
  return answer;
}

/** The values that are columns of the record's own table. */
export const withoutParts = (resource: Resource, values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([name]) => resource.fields[name]?.kind !== 'parts'));

/** Those that are rows of its parts. */
export const partsOnly = (resource: Resource, values: Row): Row =>
  Object.fromEntries(partsIn(resource).map(({ name }) => [name, values[name]]));
