import type { Pool } from 'pg';
import { pageSizes } from '../../../lib/page-sizes.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { ListQuery } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { selection, tableName } from '../sql/columns.ts';
import { type Conditions, whereOf } from '../sql/conditions.ts';
import { prepared } from '../sql/statements.ts';
import { standOf } from './list-memory.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { exactUpTo, noteFound, noteLongTotal, type Total, totalFrom } from './total.ts';

/**
 * Fast for rare and frequent terms: gathers up to one row above the count limit, then scans, lastly sorts.
 * @param known the total, if known: more matches than are counted, or a recent count
 * @param statements how many may be sent for it; two defer the rarer part to a second one
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  { known, statements }: { known: Total | undefined; statements: 1 | 2 },
): Promise<Total & { rows: Row[] }> {
  const { values } = conditions;
  const isAskedOften = isPlannedOnce(query, conditions);
  const run = async (parts: Parts): Promise<Row[]> => {
    const text = statementOf(resource, query, sorting, conditions, parts);
    return (await pool.query<Row>(isAskedOften ? prepared(text, values) : { text, values })).rows;
  };
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

/**
 * Prepares only searches that one plan fits: planning costs as much as
 * finding a hundred rows. The index needs a trigram.
 */
const isPlannedOnce = ({ page, perPage, firstChar }: ListQuery, { sql }: Conditions): boolean =>
  page === 1 && pageSizes.includes(perPage) && sql.length === 1 && /[\p{L}\p{N}]{3}/u.test(firstChar);

function statementOf(
  resource: Resource,
  { page: number, perPage: take }: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  parts: Parts,
): string {
  const { columns, joins } = selection(resource, false);
  const table = tableName(resource);
  const where = whereOf(conditions);
  const pass = (number - 1) * take;
  const upTo = pass + take;
  const found = `select t.id, t.${sorting.column} from`;
  const page = (from: string): string =>
    `(select p.id from ${from} order by ${orderBy(sorting, 'p')} limit ${take} offset ${pass})`;
  const isMany = `(select counted from counted) > ${exactUpTo}`;
  const gather = `hits as materialized (${found} ${table} t ${where} limit ${exactUpTo + 1}),
    counted as materialized (select count(*)::int as counted from hits)`;
  const seek = `front as materialized (${found} (select * from ${table} t where ${isMany}
        order by ${orderBy(sorting)} limit ${Math.min(5000 + 20 * upTo, 10_000)}
      ) t ${where} order by ${orderBy(sorting)} limit ${upTo}),
    ahead as materialized (select count(*) as counted from front),
    matching as materialized (${found} ${table} t ${where}
      and ${isMany} and (select counted from ahead) < ${upTo})`;
  const pages = [
    ...(parts.gather ? [page(`hits p where not ${isMany}`)] : []),
    ...(parts.seek ? [page(`front p where (select counted from ahead) >= ${upTo}`), page('matching p')] : []),
  ];
  return `with ${parts.gather ? gather : `counted as (select ${exactUpTo + 1} as counted)`}${parts.seek ? `, ${seek}` : ''}
    select counted.counted as "counted rows", shown.* from counted left join (
      select t.${sorting.column} as "sort key", ${columns}
      from (${pages.join(' union all ')}) cut join ${table} t on t.id = cut.id ${joins}
    ) shown on true order by shown."sort key" ${sorting.direction}, shown.id ${sorting.direction}`;
}
