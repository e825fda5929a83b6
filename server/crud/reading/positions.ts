import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { tableName } from '../sql/columns.ts';
import { type Conditions, whereOf } from '../sql/conditions.ts';
import { remembered } from './list-memory.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo } from './total.ts';

/** Pages that begin beyond this many rows are found by a remembered position. */
export const deepFrom = exactUpTo;

/** At every `step` rows of a long list: the row's sort key (as text) and id. */
type Positions = { total: number; keys: (string | null)[]; ids: string[] };
const step = 250;
const lettersOfId = 36;

/** A row to start after, and the offset from there; undefined beyond the end of the list. */
export type Start = { total: number; after: { key: string | null; id: string } | undefined; skip: number };

/** Finds where a deep page begins: walks the index once and caches positions. Rows are always read fresh. */
export async function startOf(
  pool: Pool,
  resource: Resource,
  sorting: Sorting,
  conditions: Conditions,
  offset: number,
): Promise<Start> {
  const question = `positions ${orderBy(sorting)} ${JSON.stringify([conditions.sql, conditions.values])}`;
  const isLong = ({ total }: Positions): boolean => total > exactUpTo;
  const letters = (found: Positions): number =>
    found.keys.reduce((sum, key) => sum + (key?.length ?? 0) + lettersOfId, 0);
  const ask = () => walk(pool, resource, sorting, conditions);
  const { total, keys, ids } = await remembered(pool, resource, question, ask, { worth: isLong, letters });
  const at = Math.min(Math.floor(offset / step), ids.length) - 1;
  const id = ids[at];
  const after = id === undefined ? undefined : { key: keys[at] ?? null, id };
  return { total, after, skip: offset - (at + 1) * step };
}

async function walk(
  pool: Pool,
  resource: Resource,
  sorting: Sorting,
  conditions: Conditions,
): Promise<Positions> {
  const { column } = sorting;
  // Numbering already orders the rows; an ORDER BY in the aggregate would sort all of them again.
  const text = `select count(*)::int as total,
      coalesce(array_agg(key::text) filter (where at % ${step} = 0), '{}') as keys,
      coalesce(array_agg(id::text) filter (where at % ${step} = 0), '{}') as ids
    from (select t.${column} as key, t.id, row_number() over (order by ${orderBy(sorting)}) as at
      from ${tableName(resource)} t ${whereOf(conditions)}) numbered`;
  const found = await pool.query<Positions>({ text, values: conditions.values });
  return found.rows[0] ?? { total: 0, keys: [], ids: [] };
}

/**
 * Ids of a page after a row comparison in index order. Empty keys, last
 * ascending, first descending, need own conditions.
 * @param values grows by the values used
 */
export function cutAfter(
  resource: Resource,
  { column, direction, type, nullable }: Sorting,
  conditions: Conditions,
  { after, skip }: Start,
  perPage: number,
): Conditions {
  const values = [...conditions.values];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const parts: string[] = [];
  if (!after) parts.push('true');
  else if (after.key === null) {
    parts.push(`t.${column} is null and t.id ${beyond} ${place(after.id)}::uuid`);
    if (direction === 'DESC') parts.push(`t.${column} is not null`);
  } else {
    const row = `(${place(after.key)}::${type}, ${place(after.id)}::uuid)`;
    parts.push(`(t.${column}, t.id) ${beyond} ${row}`);
    if (direction === 'ASC' && nullable) parts.push(`t.${column} is null`);
  }
  const [first = 'true', second] = parts;
  const from = (part: string): string => `from ${tableName(resource)} t
      ${whereOf({ sql: [...conditions.sql, part], values })} order by t.${column} ${direction}, t.id ${direction}`;
  const cut = `limit ${place(perPage)} offset ${place(skip)}`;
  if (!second) return { sql: [`select t.id ${from(first)} ${cut}`], values };
  const most = place(skip + perPage);
  const reached = (part: string): string => `(select t.id, t.${column} ${from(part)} limit ${most})`;
  const sql = `select id from (${reached(first)} union all ${reached(second)}) reached
    order by ${column} ${direction}, id ${direction} ${cut}`;
  return { sql: [sql], values };
}
