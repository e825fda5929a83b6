import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import type { ListQuery } from '../http/index.ts';
import { selection, tableName } from './columns.ts';
import { type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { standOf } from './list-memory.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo, noteFound, noteLongTotal, type Total, totalFrom } from './total.ts';

/**
 * A page of what a search finds, quick for rare and for frequent terms, wherever in the list they stand. What is found
 * is gathered, at most one more than is counted; page and total come from that. Where more matches, the page is looked
 * for among the first rows of the list, and only where these are too few, everything that matches is gathered and
 * sorted. Each part is run only where the one before has left work.
 * @param known the total, where it is known: that more matches than is counted, or what was counted a moment ago
 * @param statements how many may be sent for it; the rarer part goes into a second one, where that may be
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  { known, statements }: { known: Total | undefined; statements: 1 | 2 },
): Promise<Total & { rows: Row[] }> {
  const values = [...conditions.values, query.perPage, (query.page - 1) * query.perPage];
  const run = async (parts: Parts): Promise<Row[]> =>
    (await pool.query<Row>({ text: statementOf(resource, sorting, conditions, parts), values })).rows;
  const shown = (rows: Row[]): Row[] => rows.filter((row) => row.id !== null);
  if (known) return { ...known, rows: shown(await run({ gather: false, seek: true })) };
  const stand = standOf(resource);
  const rows = await run({ gather: true, seek: statements === 1 });
  const total = totalFrom(Number(rows[0]?.['counted rows'] ?? 0));
  if (!total.totalIsEstimated) {
    noteFound(pool, resource, conditions, total, stand);
    return { ...total, rows: shown(rows) };
  }
  noteLongTotal(pool, resource, conditions, total, stand);
  return { ...total, rows: shown(statements === 1 ? rows : await run({ gather: false, seek: true })) };
}

type Parts = { gather: boolean; seek: boolean };

function statementOf(resource: Resource, sorting: Sorting, conditions: Conditions, parts: Parts): string {
  const { columns, joins } = selection(resource, false);
  const table = tableName(resource);
  const where = whereOf(conditions);
  const take = `$${conditions.values.length + 1}::int`;
  const pass = `$${conditions.values.length + 2}::int`;
  const found = `select t.id, t.${sorting.column} from`;
  const page = (from: string): string =>
    `(select p.id from ${from} order by ${orderBy(sorting, 'p')} limit ${take} offset ${pass})`;
  const isMany = `(select counted from counted) > ${exactUpTo}`;
  const gather = `hits as materialized (${found} ${table} t ${where} limit ${exactUpTo + 1}),
    counted as materialized (select count(*)::int as counted from hits)`;
  const seek = `front as materialized (${found} (select * from ${table} t where ${isMany}
        order by ${orderBy(sorting)} limit least(5000 + 20 * (${take} + ${pass}), 10000)
      ) t ${where} order by ${orderBy(sorting)} limit ${take} + ${pass}),
    ahead as materialized (select count(*) as counted from front),
    matching as materialized (${found} ${table} t ${where}
      and ${isMany} and (select counted from ahead) < ${take} + ${pass})`;
  const pages = [
    ...(parts.gather ? [page(`hits p where not ${isMany}`)] : []),
    ...(parts.seek
      ? [page(`front p where (select counted from ahead) >= ${take} + ${pass}`), page('matching p')]
      : []),
  ];
  return `with ${parts.gather ? gather : `counted as (select ${exactUpTo + 1} as counted)`}${parts.seek ? `, ${seek}` : ''}
    select counted.counted as "counted rows", shown.* from counted left join (
      select t.${sorting.column} as "sort key", ${columns}
      from (${pages.join(' union all ')}) cut join ${table} t on t.id = cut.id ${joins}
    ) shown on true order by shown."sort key" ${sorting.direction}, shown.id ${sorting.direction}`;
}
