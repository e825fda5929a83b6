import { type SQL, sql } from 'drizzle-orm';
import { type SearchFacetName, searchFacets } from '../../resources/search.ts';
import type { Executor } from '../db/executor.ts';
import type { Who } from '../who.ts';
import type { Narrowing } from './filters.ts';
import { findsOf } from './finds-of.ts';
import type { TextQuery } from './query/to-tsquery.ts';
import type { Source } from './sources/source.ts';

/** So many of the newest finds are looked at: ranked, counted and sorted. More is said to be more. */
export const mostFinds = 2000;
export type Asked = {
  /** Those that this person may look at. */
  sources: readonly Source[];
  text: TextQuery;
  narrowings: readonly Narrowing[];
  order: 'relevance' | 'newest' | 'oldest';
  perPage: number;
  offset: number;
};

export type Found = {
  page: { source: Source['name']; id: string }[];
  facets: { name: SearchFacetName; value: string; label: string | null; count: number }[];
  total: number;
};

/**
 * What the person may find, in one statement: the page's ids, how many there are, and the facets' counts. Each facet is
 * counted over what the others narrow, itself left out, so that its other values can be chosen as well.
 */
export async function find(executor: Executor, who: Who, asked: Asked): Promise<Found> {
  const { rows } = await executor.execute<Found>(statement(who, asked, exact(who, asked.text)));
  return rows[0] ?? nothing;
}

/**
 * What is almost what was typed, by the letters its names and numbers are made of; most alike first.
 * Its threshold is set for this transaction only.
 */
export async function findAlike(executor: Executor, who: Who, asked: Asked): Promise<Found> {
  return executor.transaction(async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(alikeEnough))}`);
    const { rows } = await tx.execute<Found>(statement(who, asked, alike(who, asked.text)));
    return rows[0] ?? nothing;
  });
}

/** The tables that are looked at: those chosen, of those one may look at; all of them to count the facet itself. */
export const sourcesOf = (
  { sources, narrowings }: Pick<Asked, 'sources' | 'narrowings'>,
  without?: string,
) => {
  const chosen = narrowings.find(({ name }) => name === 'source' && name !== without)?.values;
  return chosen ? sources.filter(({ name }) => chosen.includes(name)) : sources;
};

const alikeEnough = 0.5;
const mostAlike = 200;
const nothing: Found = { page: [], facets: [], total: 0 };

/** What is looked for: which rows `d` of a source are hits, how well the row `d` fits, and how many of the best count. */
type Way = { isHit: (source: Source) => SQL; rank: (source: Source) => SQL; best: number | null };

const exact = (who: Who, text: TextQuery): Way => ({
  isHit: ({ words }) =>
    words
      ? // The index finds more than may be looked at; that part decides, also on what is left out.
        sql`d.words @@ ${text.wanted} and ${words(who, 'd')} @@ ${text.all}`
      : sql`d.words @@ ${text.all}`,
  rank: ({ words }) => sql`ts_rank(${words?.(who, 'd') ?? sql`d.words`}, ${text.any})`,
  best: null,
});

const alike = (who: Who, { typed, without }: TextQuery): Way => ({
  isHit: ({ words }) =>
    sql`${typed} <% d.names${without ? sql` and ${words?.(who, 'd') ?? sql`d.words`} @@ ${without}` : sql``}`,
  rank: () => sql`word_similarity(${typed}, d.names)`,
  best: mostAlike,
});

function statement(who: Who, asked: Asked, way: Way): SQL {
  const { narrowings, order, perPage, offset } = asked;
  const direction = sql.raw(order === 'oldest' ? 'asc' : 'desc');
  const sorted = (rank: string) => sql`${sql.raw(rank)} desc, day ${direction}, id ${direction}`;
  const rank = order === 'relevance' ? rankOf(asked.sources, way) : sql`0`;
  // Each facet that narrows has finds of its own, without what was chosen of it.
  const parts = ['all', ...narrowings.map(({ name }) => name)].map((part) =>
    candidates(who, asked, way, { part, direction }),
  );
  return sql`with ${sql.join(parts, sql`, `)},
    paged as (select c.source, c.id, ${rank} as rank, c.day from cand_all c
      order by ${sorted('rank')} limit ${perPage} offset ${offset})
    select (select count(*)::int from cand_all) as total,
      (select coalesce(json_agg(json_build_object('source', source, 'id', id) order by ${sorted('rank')}), '[]')
        from paged) as page,
      ${facetsOf(narrowings)} as facets`;
}

/** `cand_<part>`: the newest (oldest) finds of all sources, or the best of them, under all narrowings but that one. */
function candidates(
  who: Who,
  asked: Asked,
  way: Way,
  { part, direction }: { part: string; direction: SQL },
): SQL {
  const narrowed = asked.narrowings.filter(({ name }) => name !== part);
  const sources = sourcesOf(asked, part);
  const found = sources.map((source) => {
    const isHit = sql.join([way.isHit(source), ...narrowed.map(({ holds }) => holds)], sql` and `);
    const { known, rows } = findsOf(who, source, { isHit, part, direction, most: mostFinds + 1 });
    return sql`${known}, ${sql.raw(`found_${source.name}_${part}`)} as materialized (${rows})`;
  });
  const shown = sources.map(({ name, copyOf }) => {
    const rows = sql`select x.* from ${sql.raw(`found_${name}_${part}`)} x`;
    const hasOriginals = copyOf !== null && sources.some((other) => other.name === 'letter');
    return hasOriginals
      ? sql`${rows} where coalesce(${copyOf('x')} not in (select l.id from ${sql.raw(`found_letter_${part}`)} l), true)`
      : rows;
  });
  const order =
    way.best === null
      ? sql`c.day ${direction}, c.id ${direction}`
      : sql`${rankOf(sources, way)} desc, c.day desc, c.id desc`;
  return sql`${sql.join(found, sql`, `)}, ${sql.raw(`cand_${part}`)} as materialized (
    select c.* from (${sql.join(shown, sql` union all `)}) c order by ${order} limit ${way.best ?? mostFinds + 1})`;
}

/** How well the find `c` fits, by what its own table says of it. */
const rankOf = (sources: readonly Source[], way: Way): SQL =>
  sql`(case c.source ${sql.join(
    sources.map(
      (source) =>
        sql`when ${source.name} then (select ${way.rank(source)} from ${sql.raw(source.table)} d where d.id = c.id)`,
    ),
    sql` `,
  )} end)`;

const columns: Record<SearchFacetName, string> = {
  source: 'c.source',
  kind: 'c.kind_id::text',
  unit: 'c.unit_id::text',
  year: 'extract(year from c.day)::int::text',
  classification: 'c.classification_id::text',
  security: 'c.security_id::text',
  state: 'c.state',
};

/** How many finds have which value; of what was chosen also that there are none. Counted are finds that may be seen. */
function facetsOf(narrowings: readonly Narrowing[]): SQL {
  const free = searchFacets
    .map(({ name }) => name)
    .filter((name) => narrowings.every((one) => one.name !== name));
  const counts = [
    ...(free.length > 0 ? [countsOf(free, 'all')] : []),
    ...narrowings.flatMap(({ name, values }) => [
      countsOf([name], name),
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

/** Each value of these facets among the finds of a part, in one reading. */
const countsOf = (facets: readonly SearchFacetName[], part: string): SQL => {
  const each = (text: (name: SearchFacetName) => string, between: string) =>
    sql.raw(facets.map(text).join(between));
  return sql`select case ${each((name) => `when grouping(${name}) = 0 then '${name}'`, ' ')} end,
      coalesce(${each((name) => name, ', ')}), count(*)
    from (select ${each((name) => `${columns[name]} as ${name}`, ', ')} from ${sql.raw(`cand_${part}`)} c) c
    group by grouping sets (${each((name) => `(${name})`, ', ')})`;
};
