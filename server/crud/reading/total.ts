import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import type { ListQuery } from '../../http/index.ts';
import { tableName } from '../sql/columns.ts';
import { type Conditions, whereOf } from '../sql/conditions.ts';
import { prepared } from '../sql/statements.ts';
import { noted, recalled, remembered } from './list-memory.ts';

export type Total = { totalCount: number; totalIsEstimated?: boolean };

/** Counts up to this are exact and never cached; above it is an estimate, marked as such (DESIGN 5). */
export const exactUpTo = 10_000;

const question = ({ sql, values }: Conditions): string => `total ${JSON.stringify([sql, values])}`;
const isLong = (total: Total): boolean => total.totalIsEstimated === true;
const keeping = { worth: isLong };

/** Counts the rows that meet the conditions in one statement, or none when a large total is cached. */
export function totalOf(pool: Pool, resource: Resource, conditions: Conditions): Promise<Total> {
  const ask = conditions.sql.length > 0 ? countSome : countAll;
  return remembered(pool, resource, question(conditions), () => ask(pool, resource, conditions), keeping);
}

/** The same where it is known to be very many. */
export async function knownLongTotal(
  pool: Pool,
  resource: Resource,
  conditions: Conditions,
): Promise<Total | undefined> {
  const total = await recalled<Total>(pool, resource, question(conditions));
  return total && isLong(total) ? total : undefined;
}

/**
 * Caches the total of a long list found by another statement.
 * @param stand the resource's when that statement began
 */
export const noteLongTotal = (
  pool: Pool,
  resource: Resource,
  conditions: Conditions,
  total: Total,
  stand: number,
): void => {
  if (isLong(total)) noted(pool, resource, question(conditions), { answer: total, stand }, keeping);
};

/** A search recounts up to this many rows on every page turn. */
const countedAnewUpTo = 1000;
const searchQuestion = (conditions: Conditions): string => `found ${question(conditions)}`;
const briefly = { worth: ({ totalCount }: Total) => totalCount > countedAnewUpTo, lifetime: 5000 };

/**
 * The recent total of a search, if nothing was written since.
 * @param rows how many the table has; `upTo` the last row of the page, up to which the list must be walked
 * @returns undefined also when counting again is faster than walking the list to the page's rows
 */
export async function totalJustFound(
  pool: Pool,
  resource: Resource,
  conditions: Conditions,
  { rows, upTo }: { rows: number; upTo: number },
): Promise<Total | undefined> {
  const total = await recalled<Total>(pool, resource, searchQuestion(conditions));
  return total && total.totalCount ** 2 > upTo * rows ? total : undefined;
}

/** @param stand as noteLongTotal takes it */
export const noteFound = (
  pool: Pool,
  resource: Resource,
  conditions: Conditions,
  total: Total,
  stand: number,
): void => {
  if (briefly.worth(total))
    noted(pool, resource, searchQuestion(conditions), { answer: total, stand }, briefly);
};

/** A page that is not full is the last one and gives the exact total. */
export function totalByPage(
  { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>,
  rows: number,
  otherwise: Total,
): Total {
  const isLast = rows < perPage && (rows > 0 || page === 1);
  return isLast ? { totalCount: (page - 1) * perPage + rows } : otherwise;
}

async function countSome(pool: Pool, resource: Resource, conditions: Conditions): Promise<Total> {
  const text = `select count(*)::int as counted from (
    select 1 from ${tableName(resource)} t ${whereOf(conditions)} limit ${exactUpTo + 1}) c`;
  const found = await pool.query<{ counted: number }>({ text, values: conditions.values });
  return totalFrom(found.rows[0]?.counted ?? 0);
}

/** Above the limit: nobody counts further. */
export const totalFrom = (counted: number): Total =>
  counted > exactUpTo ? { totalCount: counted, totalIsEstimated: true } : { totalCount: counted };

/**
 * Uses PostgreSQL's estimate far above the limit, else counts up to it.
 * Views and unanalysed tables have no estimate.
 */
async function countAll(pool: Pool, resource: Resource): Promise<Total> {
  const text = `select estimate, case when estimate >= ${exactUpTo * 2} then ${exactUpTo + 1}
      else (select count(*) from (select 1 from ${tableName(resource)} limit ${exactUpTo + 1}) c) end::int as counted
    from (${tableEstimate(resource)}) e`;
  const found = await pool.query<{ counted: number; estimate: number }>(prepared(text, []));
  const { counted = 0, estimate = 0 } = found.rows[0] ?? {};
  return counted > exactUpTo
    ? { totalCount: Math.max(estimate, counted), totalIsEstimated: true }
    : { totalCount: counted };
}

/** PostgreSQL's row estimate, scaled to the table's current size; 0 when there is none. */
export const tableEstimate = (resource: Resource): string => `select case when relpages > 0 and reltuples > 0
    then reltuples / relpages * (pg_relation_size(oid) / current_setting('block_size')::int) else 0 end::bigint::int
    as estimate from pg_class where oid = '${tableName(resource)}'::regclass`;
