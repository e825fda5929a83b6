import { type SQL, sql } from 'drizzle-orm';
import { isId } from '../db/ids.ts';
import { badRequest, type ListQuery } from '../http/index.ts';

const ids = (column: string) => (values: string[]) =>
  values.every(isId) ? sql`d.${sql.raw(column)} = any(${sql.param(values)}::uuid[])` : undefined;

/** The facets as filters; several values of one, with commas between, are any of them. */
const known: Record<string, (values: string[]) => SQL | undefined> = {
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

/** Everything a search takes besides the list's own parameters. */
export const searchFilters = ['q', 'source', 'fuzzy', ...Object.keys(known)];

/**
 * The narrowings as a condition on the row `d`.
 * @throws Refusal 400 naming one that is not known, or a value it does not have
 */
export function filtersOf({ filters }: ListQuery): SQL {
  const conditions: SQL[] = [];
  for (const [name, value] of Object.entries(filters)) {
    const key = name.toLowerCase();
    if (key === 'q' || key === 'source' || key === 'fuzzy') continue;
    const values = value.split(',').slice(0, 50);
    const condition = known[key]?.(values);
    if (!condition)
      throw badRequest({
        [name]: [known[key] ? 'Nilai saringan tidak dikenal.' : 'Saringan tidak dikenal.'],
      });
    conditions.push(condition);
  }
  return conditions.length > 0 ? sql` and ${sql.join(conditions, sql` and `)}` : sql``;
}

/** A parameter by its name, without regard to case. */
export const parameterOf = ({ filters }: ListQuery, wanted: string): string | undefined =>
  Object.entries(filters).find(([name]) => name.toLowerCase() === wanted)?.[1];
