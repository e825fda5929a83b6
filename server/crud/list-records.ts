import type { Pool } from 'pg';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { badRequest, type ListData, type ListQuery } from '../http/index.ts';
import { quote, selection, tableName } from './columns.ts';
import { addFilters, addRowRule, addSearch, type Conditions, whereOf } from './conditions.ts';
import type { Row } from './hooks.ts';
import { presenter } from './present.ts';
import { snakeCase } from './table.ts';

/** Up to here a count is exact; above it is an estimate that says so (DESIGN 5). */
const exactUpTo = 10_000;

/**
 * A page of records in two statements, whoever asks: the rows with their references' labels, and the count.
 * @param rule which rows the viewer may reach
 * @throws Refusal 400 for unknown sorts, filters or values
 */
export async function listRecords(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  rule: RowRule,
): Promise<ListData<Row>> {
  const conditions: Conditions = { sql: [], values: [] };
  addRowRule(conditions, rule);
  addSearch(conditions, resource, query.firstChar);
  addFilters(conditions, resource, query.filters);
  const { values } = conditions;
  const [page, count] = await Promise.all([
    pool.query({
      text: pageStatement(resource, query, conditions),
      values: [...values, query.perPage, skipped(query)],
    }),
    pool.query({ text: countStatement(resource, conditions), values }),
  ]);
  return {
    items: page.rows.map(presenter(resource, false)),
    ...totalOf(count.rows[0], conditions.sql.length > 0),
  };
}

const skipped = (query: ListQuery): number => (query.page - 1) * query.perPage;

function pageStatement(resource: Resource, query: ListQuery, conditions: Conditions): string {
  const order = orderOf(resource, query);
  const { columns, joins } = selection(resource, false);
  const at = conditions.values.length;
  // The page is cut by the index first; only its few rows are widened and joined.
  return `select ${columns} from (
      select t.* from ${tableName(resource)} t ${whereOf(conditions)} order by ${order} limit $${at + 1} offset $${at + 2}
    ) t ${joins} order by ${order}`;
}

/** The order of a list. @throws Refusal 400 where no index carries it */
export function orderOf(resource: Resource, query: ListQuery): string {
  const wanted = query.orderBy?.toLowerCase();
  const name = wanted
    ? sortableNames(resource).find((sortable) => sortable.toLowerCase() === wanted)
    : resource.sort.field;
  if (!name) throw badRequest({ OrderBy: ['Tidak dapat diurutkan menurut kolom ini.'] });
  const direction = wanted ? query.order : resource.sort.order;
  return `t.${quote(snakeCase(name))} ${direction}, t.id ${direction}`;
}

/** The fields that have an index to sort by. */
export const sortableNames = (resource: Resource): string[] => [
  ...Object.entries(resource.fields)
    .filter(([, field]) => 'sortable' in field.options && field.options.sortable)
    .map(([name]) => name),
  resource.sort.field,
];

function countStatement(resource: Resource, conditions: Conditions): string {
  const table = tableName(resource);
  return `select (select count(*) from (select 1 from ${table} t ${whereOf(conditions)} limit ${exactUpTo + 1}) c)::int as counted,
    (select reltuples from pg_class where oid = '${table}'::regclass)::int as estimate`;
}

function totalOf(
  row: { counted: number; estimate: number },
  filtered: boolean,
): Pick<ListData<Row>, 'totalCount' | 'totalIsEstimated'> {
  if (row.counted <= exactUpTo) return { totalCount: row.counted };
  return { totalCount: filtered ? row.counted : Math.max(row.estimate, row.counted), totalIsEstimated: true };
}
