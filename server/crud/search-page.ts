import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import type { ListQuery } from '../http/index.ts';
import { selection, tableName } from './columns.ts';
import { type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo, noteLongTotal, type Total, totalFrom } from './total.ts';

/**
 * Gathers what a search finds, at most one more than is counted, then sorts, counts and cuts that: page and total from
 * one look at the search index, and a term that the planner takes for frequent does not have it walk the whole list.
 * @returns no rows when so much matches that the first ones along the sort's index are quicker to find
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
): Promise<{ total: Total; rows?: Row[] }> {
  const { columns, joins } = selection(resource, false);
  const table = tableName(resource);
  const at = conditions.values.length;
  const text = `with hits as materialized (
      select t.id, t.${sorting.column} from ${table} t ${whereOf(conditions)} limit ${exactUpTo + 1}
    ), counted as (select count(*)::int as counted from hits)
    select counted.counted as "counted rows", shown.* from counted left join (
      select cut.place as "row place", ${columns} from (
        select h.id, row_number() over (order by ${orderBy(sorting, 'h')}) as place
        from hits h where (select counted from counted) <= ${exactUpTo} order by place limit $${at + 1} offset $${at + 2}
      ) cut join ${table} t on t.id = cut.id ${joins}
    ) shown on true order by shown."row place"`;
  const values = [...conditions.values, query.perPage, (query.page - 1) * query.perPage];
  const found = await pool.query<Row>({ text, values });
  const total = totalFrom(Number(found.rows[0]?.['counted rows'] ?? 0));
  if (!total.totalIsEstimated) return { total, rows: found.rows.filter((row) => row.id !== null) };
  noteLongTotal(resource, conditions, total);
  return { total };
}
