import { type SQL, sql } from 'drizzle-orm';
import type { SearchFacetName } from '../../domain/search.ts';
import { translate } from '../../lib/language.ts';
import { isId } from '../db/ids.ts';
import { badRequest, type ListQuery, queryMessages } from '../http/index.ts';

/** The chosen values of a facet, OR-ed, as a condition on the row `d`. */
export type Narrowing = { name: SearchFacetName; values: readonly string[]; holds: SQL };

const ids = (column: string) => (values: string[]) =>
  values.every(isId) ? sql`d.${sql.raw(column)} = any(${sql.param(values)}::uuid[])` : undefined;

/** The facets as filters; comma-separated values of one are OR-ed. */
const known: Record<SearchFacetName, (values: string[]) => SQL | undefined> = {
  // Which tables are looked at, not which of their rows.
  source: (values) => (values.every((name) => ['letter', 'archive'].includes(name)) ? sql`true` : undefined),
  kind: ids('kind_id'),
  unit: ids('unit_id'),
  classification: ids('classification_id'),
  security: ids('security_id'),
  year: (values) =>
    values.every((value) => /^\d{4}$/.test(value))
      ? sql`extract(year from d.day) = any(${sql.param(values.map(Number))}::int[])`
      : undefined,
  state: (values) =>
    values.every((value) => /^[a-z-]{1,40}$/.test(value))
      ? sql`d.state = any(${sql.param(values)}::text[])`
      : undefined,
};

/**
 * Parses the filters.
 * @throws Refusal 400 naming an unknown one, or a value it does not have
 */
export function narrowingsOf({ filters }: ListQuery): Narrowing[] {
  return Object.entries(filters).flatMap(([name, value]) => {
    const key = name.toLowerCase();
    if (key === 'q' || key === 'fuzzy') return [];
    const values = value.split(',').slice(0, 50);
    const holds = isFacet(key) ? known[key](values) : undefined;
    if (!isFacet(key) || !holds)
      throw badRequest({
        [name]: [
          isFacet(key) ? translate(queryMessages.unknownFilterValue) : translate(queryMessages.unknownFilter),
        ],
      });
    return [{ name: key, values, holds }];
  });
}

const isFacet = (name: string): name is SearchFacetName => Object.hasOwn(known, name);

/** A parameter by its name, without regard to case. */
export const parameterOf = ({ filters }: ListQuery, wanted: string): string | undefined =>
  Object.entries(filters).find(([name]) => name.toLowerCase() === wanted)?.[1];
