import type { Pool } from 'pg';
import { pageSizes } from '../../lib/page-sizes.ts';
import type { Resource } from '../../resources/declare.ts';
import type { ListQuery } from '../http/index.ts';
import { selection, tableName } from './columns.ts';
import { type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { standOf } from './list-memory.ts';
import { orderBy, type Sorting } from './sorting.ts';
import { prepared } from './statements.ts';
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
 * Whether one plan fits every term: planning takes as long as finding a hundred rows. Terms without a trigram are not
 * found by the index, and how many rows other conditions leave is theirs to say.
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
