import { type SQL, sql } from 'drizzle-orm';
import { type SearchFacetName, searchFacets } from '../../domain/search.ts';
import type { Narrowing } from './filters.ts';

const columns: Record<SearchFacetName, string> = {
  source: 'c.source',
  kind: 'c.kind_id::text',
  unit: 'c.unit_id::text',
  year: 'extract(year from c.day)::int::text',
  classification: 'c.classification_id::text',
  security: 'c.security_id::text',
  state: 'c.state',
};

/**
 * Visible finds per value, selected ones also at zero. A letter with archive items counts once for each value.
 */
export function facetsOf(narrowings: readonly Narrowing[]): SQL {
  const free = searchFacets
    .map(({ name }) => name)
    .filter((name) => narrowings.every((one) => one.name !== name));
  const counts = [
    ...(free.length > 0 ? countsOf(free, 'all') : []),
    ...narrowings.flatMap(({ name, values }) => [
      ...countsOf([name], name),
      sql`select ${name}, v.value, 0 from unnest(${sql.param([...values])}::text[]) v (value)`,
    ]),
  ];
  return sql`(select coalesce(json_agg(json_build_object('name', f.name, 'value', f.value, 'count', f.count, 'label', coalesce(
        case f.name when 'kind' then (select s.name from script_sub_type s where s.id = f.value::uuid)
          when 'unit' then (select o.name from organization_unit o where o.id = f.value::uuid)
          when 'classification' then (select a.code || ' ' || a.name from archive_classification a where a.id = f.value::uuid)
          when 'security' then (select k.name from security_classification k where k.id = f.value::uuid) end,
        case f.name when 'kind' then (select t.name from archive_type t where t.id = f.value::uuid) end))
      order by f.count desc, f.value), '[]') from (
        select g.name, g.value, sum(g.count)::int as count from (${sql.join(counts, sql` union all `)}) g (name, value, count)
        where g.value is not null group by 1, 2) f)`;
}

/**
 * Counts in one pass. Deduplicates only finds with several rows: distinct counts would sort everything per facet.
 */
function countsOf(facets: readonly SearchFacetName[], part: string): SQL[] {
  const each = (text: (name: SearchFacetName) => string, between: string) =>
    sql.raw(facets.map(text).join(between));
  const name = sql`case ${each((facet) => `when grouping(${facet}) = 0 then '${facet}'`, ' ')} end`;
  const value = sql`coalesce(${each((facet) => facet, ', ')})`;
  const rows = (isAlone: boolean) => sql`(
    select ${each((facet) => `${columns[facet]} as ${facet}`, ', ')}, c.find
    from ${sql.raw(`cand_${part}`)} c where c.is_alone = ${isAlone}) c`;
  return [
    sql`select ${name}, ${value}, count(*) from ${rows(true)}
      group by grouping sets (${each((facet) => `(${facet})`, ', ')})`,
    sql`select x.name, x.value, count(*) from (
        select ${name} as name, ${value} as value from ${rows(false)}
        group by grouping sets (${each((facet) => `(${facet}, find)`, ', ')})) x
      group by x.name, x.value`,
  ];
}
