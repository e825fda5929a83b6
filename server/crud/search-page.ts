import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import type { ListQuery } from '../http/index.ts';
import { selection, tableName } from './columns.ts';
import { type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo, noteLongTotal, type Total, totalFrom } from './total.ts';

/**
 * A page of what a search finds, in one statement that is quick for rare and for frequent terms, wherever in the list
 * they stand. What is found is gathered, at most one more than is counted; page and total come from that. Where more
 * matches, the page is looked for among the first rows of the list, and only where these are too few, everything that
 * matches is gathered and sorted. Each part is run only where the one before has left work.
 * @param known the total, where it is known that more matches than is counted
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  known: Total | undefined,
): Promise<Total & { rows: Row[] }> {
  const { columns, joins } = selection(resource, false);
  const table = tableName(resource);
  const values = [...conditions.values, query.perPage, (query.page - 1) * query.perPage];
  const [take, pass] = [`$${values.length - 1}::int`, `$${values.length}::int`];
  const found = `select t.id, t.${sorting.column} from`;
  const where = whereOf(conditions);
  const page = (from: string): string =>
    `(select p.id from ${from} order by ${orderBy(sorting, 'p')} limit ${take} offset ${pass})`;
  const text = `with hits as materialized (${known ? `${found} ${table} t limit 0` : `${found} ${table} t ${where} limit ${exactUpTo + 1}`}),
    counted as materialized (select ${known ? `${exactUpTo + 1}` : '(select count(*) from hits)'}::int as counted),
    front as materialized (${found} (
        select * from ${table} t where (select counted from counted) > ${exactUpTo}
        order by ${orderBy(sorting)} limit least(5000 + 20 * (${take} + ${pass}), 10000)
      ) t ${where} order by ${orderBy(sorting)} limit ${take} + ${pass}),
    ahead as materialized (select count(*) as counted from front),
    matching as materialized (${found} ${table} t ${where}
      and (select counted from counted) > ${exactUpTo} and (select counted from ahead) < ${take} + ${pass})
    select counted.counted as "counted rows", shown.* from counted left join (
      select t.${sorting.column} as "sort key", ${columns} from (
        ${page(`hits p where (select counted from counted) <= ${exactUpTo}`)}
        union all ${page(`front p where (select counted from ahead) >= ${take} + ${pass}`)}
        union all ${page('matching p')}
      ) cut join ${table} t on t.id = cut.id ${joins}
    ) shown on true order by shown."sort key" ${sorting.direction}, shown.id ${sorting.direction}`;
  const { rows } = await pool.query<Row>({ text, values });
  const total = known ?? totalFrom(Number(rows[0]?.['counted rows'] ?? 0));
  if (total.totalIsEstimated) noteLongTotal(resource, conditions, total);
  return { ...total, rows: rows.filter((row) => row.id !== null) };
}
