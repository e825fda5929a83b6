import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import { tableName } from './columns.ts';
import { type Conditions, whereOf } from './conditions.ts';
import { remembered } from './list-memory.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo } from './total.ts';

/** Pages that begin beyond this many rows are found by a remembered position. */
export const deepFrom = exactUpTo;

/** Every so many rows of a long list, the sort key (as text) and the id of the row there. */
type Positions = { total: number; keys: (string | null)[]; ids: string[] };
const step = 500;

/** A row to start after, and how many rows to pass over from there; undefined beyond the end of the list. */
export type Start = { total: number; after: { key: string | null; id: string } | undefined; skip: number };

/**
 * Where a deep page of a list begins. The first who asks has the list walked once, along its index; the rows of the
 * page itself are always read as they are now.
 */
export async function startOf(
  pool: Pool,
  resource: Resource,
  sorting: Sorting,
  conditions: Conditions,
  offset: number,
): Promise<Start> {
  const question = `positions ${orderBy(sorting)} ${JSON.stringify([conditions.sql, conditions.values])}`;
  const isLong = ({ total }: Positions): boolean => total > exactUpTo;
  const ask = () => walk(pool, resource, sorting, conditions);
  const { total, keys, ids } = await remembered(resource, question, ask, isLong);
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
  const text = `select count(*)::int as total,
      coalesce(array_agg(key::text order by at) filter (where at % ${step} = 0), '{}') as keys,
      coalesce(array_agg(id::text order by at) filter (where at % ${step} = 0), '{}') as ids
    from (select t.${column} as key, t.id, row_number() over (order by ${orderBy(sorting)}) as at
      from ${tableName(resource)} t ${whereOf(conditions)}) numbered`;
  const found = await pool.query<Positions>({ text, values: conditions.values });
  return found.rows[0] ?? { total: 0, keys: [], ids: [] };
}

/**
 * The ids of a page that starts after a row, as a statement; the row comparison is the very order of the index. Empty
 * keys stand last in ascending order and first in descending order, and no comparison reaches them.
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
  const order = `${column} ${direction}, id ${direction}`;
  const most = place(skip + perPage);
  const selects = parts.map(
    (part) => `(select t.id, t.${column} from ${tableName(resource)} t
      ${whereOf({ sql: [...conditions.sql, part], values })} order by t.${column} ${direction}, t.id ${direction} limit ${most})`,
  );
  const all = selects.length > 1 ? `(${selects.join(' union all ')})` : selects[0];
  const sql = `select id from ${all} reached order by ${order} limit ${place(perPage)} offset ${place(skip)}`;
  return { sql: [sql], values };
}
