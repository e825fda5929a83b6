import type { Pool, QueryConfig } from 'pg';
import type { RowViewer } from '../../../domain/access/viewer.ts';
import { pageSizes } from '../../../lib/page-sizes.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import type { ListData, ListQuery } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import type { Abilities } from '../rights/role-view.ts';
import { guardedFor, selection, tableName } from '../sql/columns.ts';
import { askedFor, type Conditions, whereOf } from '../sql/conditions.ts';
import { prepared } from '../sql/statements.ts';
import { cutAfter, deepFrom, startOf } from './positions.ts';
import { presenter } from './present.ts';
import { searchPage } from './search-page.ts';
import { estimateOfFrequent, isSampled, sampledRows } from './search-sample.ts';
import { orderBy, type Sorting, sortingOf } from './sorting.ts';
import { knownLongTotal, type Total, totalByPage, totalJustFound, totalOf } from './total.ts';

/**
 * Lists a page of records in at most two statements: the rows with their references' labels, and the count.
 * @param resource as the reader's role sees it
 * @param rule which rows the viewer may reach
 * @param abilities as presenter takes them
 * @throws Refusal 400 for unknown sorts, filters or values
 */
export async function listRecords(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  rule: RowRule,
  abilities?: Abilities,
): Promise<ListData<Row>> {
  const conditions = askedFor(resource, query, rule, abilities?.viewer);
  const sorting = sortingOf(resource, query);
  const { rows, ...total } = await pageOf(pool, resource, query, sorting, conditions, abilities?.viewer);
  return { items: rows.map(presenter(resource, false, abilities)), ...total };
}

type Found = Total & { rows: Row[] };

async function pageOf(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  viewer: RowViewer | undefined,
): Promise<Found> {
  if (skipped(query) >= deepFrom) return deepPage(pool, resource, query, sorting, conditions);
  if (query.firstChar !== '') {
    const statements = isSampled(pool, resource) ? 2 : 1;
    const known = await frequentTotal(pool, resource, query, conditions);
    const { rows, ...counted } = await searchPage(pool, resource, query, sorting, conditions, {
      known,
      statements,
    });
    return { ...totalByPage(query, rows.length, counted), rows };
  }
  const [found, total] = await Promise.all([
    pool.query<Row>(pageStatement(resource, query, sorting, conditions, viewer)),
    totalOf(pool, resource, conditions),
  ]);
  return { ...totalByPage(query, found.rows.length, total), rows: found.rows };
}

/** Skips the count for searches known to match very often. */
async function frequentTotal(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  conditions: Conditions,
): Promise<Total | undefined> {
  const known = await knownLongTotal(pool, resource, conditions);
  if (known || conditions.sql.length > 1) return known;
  const estimate = await estimateOfFrequent(pool, resource, query.firstChar);
  if (estimate) return estimate;
  const upTo = skipped(query) + query.perPage;
  return totalJustFound(pool, resource, conditions, { rows: await sampledRows(pool, resource), upTo });
}

const skipped = (query: ListQuery): number => (query.page - 1) * query.perPage;

/** From this offset on, skip rows in the index alone; for the first pages that costs one look-up more. */
const farFrom = 200;

/** Cuts the page by the index first; only its few rows are widened and joined. */
function pageStatement(
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
  viewer: RowViewer | undefined,
): QueryConfig {
  const order = orderBy(sorting);
  const { columns, joins } = selection(resource, false);
  const where = whereOf(conditions);
  // The count goes by the same conditions, without what labels compare with.
  const values = [...conditions.values];
  const shown = guardedFor(resource, columns, viewer, values);
  // Inlined, as both are integers: as parameters they hide how few rows are cut, and every query would be planned
  // again.
  const cut = `from ${tableName(resource)} t ${where} order by ${order} limit ${query.perPage} offset ${skipped(query)}`;
  const from =
    skipped(query) < farFrom
      ? `(select t.* ${cut}) t`
      : `(select t.id ${cut}) cut join ${tableName(resource)} t on t.id = cut.id`;
  const text = `select ${shown} from ${from} ${joins} order by ${order}`;
  const isAskedOften = query.page === 1 && pageSizes.includes(query.perPage);
  return isAskedOften && values.length === 0 ? prepared(text, values) : { text, values };
}

async function deepPage(
  pool: Pool,
  resource: Resource,
  query: ListQuery,
  sorting: Sorting,
  conditions: Conditions,
): Promise<Found> {
  const start = await startOf(pool, resource, sorting, conditions, skipped(query));
  const total = {
    totalCount: start.total,
    ...(start.total > deepFrom && { totalIsEstimated: true }),
  };
  if (start.total <= skipped(query)) return { rows: [], ...total };
  const { columns, joins } = selection(resource, false);
  const { sql, values } = cutAfter(resource, sorting, conditions, start, query.perPage);
  const text = `select ${columns} from (${sql[0]}) cut join ${tableName(resource)} t on t.id = cut.id ${joins}
    order by ${orderBy(sorting)}`;
  const found = await pool.query<Row>(
    conditions.sql.length === 0 ? prepared(text, values) : { text, values },
  );
  return { rows: found.rows, ...total };
}
