import { type SQL, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { badRequest, type ListData, type ListQuery, likePattern, queryMessages } from '../../http/index.ts';

/** Up to here a count is exact; above it is shown as a lower bound (DESIGN 5). */
const exactUpTo = 10_000;

/** Runs a list in two statements: the page, and the count, exact up to `upTo`. */
export async function pageOf<Row extends Record<string, unknown>, Item>(
  db: Db,
  statements: { page: SQL; count: SQL },
  present: (row: Row) => Item,
  upTo: number = exactUpTo,
): Promise<ListData<Item>> {
  const [page, count] = await Promise.all([
    db.execute<Row>(statements.page),
    db.execute<{ counted: number }>(
      sql`select count(*)::int as counted from (${statements.count} limit ${upTo + 1}) c`,
    ),
  ]);
  const counted = count.rows[0]?.counted ?? 0;
  return {
    items: (page.rows as Row[]).map(present),
    totalCount: Math.min(counted, upTo),
    ...(counted > upTo && { totalIsEstimated: true }),
  };
}

export const windowOf = ({ page, perPage }: ListQuery): SQL =>
  sql`limit ${perPage} offset ${(page - 1) * perPage}`;

/**
 * Resolves the requested order, by default the list's first; ties break by id.
 * @throws Refusal 400 for any other: ignoring it would show something else than requested
 */
export function orderOf(
  query: ListQuery,
  offered: Record<string, string>,
  id: string,
  fallback: 'ASC' | 'DESC',
): SQL {
  const names = Object.keys(offered);
  const name = query.orderBy
    ? names.find((known) => known.toLowerCase() === query.orderBy?.toLowerCase())
    : names[0];
  if (!name)
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const direction = query.orderBy ? query.order : fallback;
  return sql.raw(`${offered[name]} ${direction}, ${id} ${direction}`);
}

/**
 * Translates a list's filters into conditions.
 * @throws Refusal 400 naming a filter the list does not have or a value it does not know
 */
export function filtersOf(query: ListQuery, known: Record<string, (value: string) => SQL | undefined>): SQL {
  const conditions = Object.entries(query.filters).map(([name, value]) => {
    const key = Object.keys(known).find((offered) => offered.toLowerCase() === plainName(name));
    const condition = key && known[key]?.(value);
    if (!condition)
      throw badRequest({
        [name]: [key ? translate(queryMessages.unknownFilterValue) : translate(queryMessages.unknownFilter)],
      });
    return condition;
  });
  return conditions.length > 0 ? sql` and ${sql.join(conditions, sql` and `)}` : sql``;
}

/** FirstChar on letters: part of the subject or number; must match the expression of the index `letter_search`. */
export const searchOf = ({ firstChar }: ListQuery): SQL =>
  firstChar === ''
    ? sql``
    : sql` and (coalesce(l.number, '') || ' ' || l.subject) ilike ${likePattern(firstChar)}`;

/** A filter's name as it is compared. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** Does the query filter by one of these, given as they are compared? */
export const asksFor = ({ filters }: ListQuery, ...names: string[]): boolean =>
  Object.keys(filters).some((name) => names.includes(plainName(name)));

/** A condition that is to hold, or not to. */
export const isTrueOf = (condition: SQL) => (value: string) =>
  value === 'true' ? condition : value === 'false' ? sql`not ${condition}` : undefined;

/** Filter values: yes or no, an id, one of some words. */
export const yesOrNo = (column: string | SQL) => (value: string) =>
  value === 'true' || value === 'false'
    ? sql`${typeof column === 'string' ? sql.raw(column) : column} = ${value === 'true'}`
    : undefined;
export const idIn = (column: string) => (value: string) =>
  isId(value) ? sql`${sql.raw(column)} = ${value}` : undefined;
export const oneOf = (column: string, words: readonly string[]) => (value: string) =>
  words.includes(value) ? sql`${sql.raw(column)} = ${value}` : undefined;
