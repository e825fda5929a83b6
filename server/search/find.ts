import { type SQL, sql } from 'drizzle-orm';
import type { SearchFacetName } from '../../domain/search.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { facetsOf } from './facets.ts';
import type { Narrowing } from './filters.ts';
import { findsOf } from './finds-of.ts';
import type { TextQuery } from './query/to-tsquery.ts';
import type { Source } from './sources/source.ts';

/** Newest finds that are ranked, counted and sorted; beyond that the answer only says there are more. */
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
  /** More finds exist than were counted: `total` and the facets' counts are lower bounds. */
  hasMore: boolean;
};

/**
 * In one statement. A letter and its archive items are one find; facets
 * ignore their own filter, so others stay selectable.
 */
export async function find(executor: Executor, actor: Actor, asked: Asked): Promise<Found> {
  const { rows } = await executor.execute<Found>(statement(actor, asked, exact(actor, asked.text)));
  return foundIn(rows[0], mostFinds);
}

/**
 * Finds similar names and numbers by trigrams, most similar first. Sets the threshold for this transaction only.
 */
export async function findAlike(executor: Executor, actor: Actor, asked: Asked): Promise<Found> {
  return executor.transaction(async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(alikeEnough))}`);
    const { rows } = await tx.execute<Found>(statement(actor, asked, alike(actor, asked.text)));
    return foundIn(rows[0], mostAlike);
  });
}

/** The allowed tables among the chosen ones; all allowed ones to count the facet itself. */
export const sourcesOf = (
  { sources, narrowings }: Pick<Asked, 'sources' | 'narrowings'>,
  without?: string,
) => {
  const chosen = narrowings.find(({ name }) => name === 'source' && name !== without)?.values;
  return chosen ? sources.filter(({ name }) => chosen.includes(name)) : sources;
};

const alikeEnough = 0.5;
const mostAlike = 200;

/** Caps total and counts at the length of the list. */
const foundIn = (found: Found | undefined, most: number): Found =>
  found
    ? {
        page: found.page,
        facets: found.facets.map((one) => ({ ...one, count: Math.min(one.count, most) })),
        total: Math.min(found.total, most),
        hasMore: found.hasMore || found.total > most,
      }
    : { page: [], facets: [], total: 0, hasMore: false };

/** A matching method: which rows `d` of a source match, their rank, and how many of the best count. */
type Way = { isHit: (source: Source) => SQL; rank: (source: Source) => SQL; best: number | null };

const exact = (actor: Actor, text: TextQuery): Way => ({
  isHit: ({ words }) =>
    words
      ? // The index also matches words hidden from the user; the second condition checks visible words, exclusions included.
        sql`d.words @@ ${text.wanted} and ${words(actor, 'd')} @@ ${text.all}`
      : sql`d.words @@ ${text.all}`,
  rank: ({ words }) => sql`ts_rank(${words?.(actor, 'd') ?? sql`d.words`}, ${text.any})`,
  best: null,
});

const alike = (actor: Actor, { typed, without }: TextQuery): Way => ({
  isHit: ({ words }) =>
    sql`${typed} <% d.names${without ? sql` and ${words?.(actor, 'd') ?? sql`d.words`} @@ ${without}` : sql``}`,
  rank: () => sql`word_similarity(${typed}, d.names)`,
  best: mostAlike,
});

function statement(actor: Actor, asked: Asked, way: Way): SQL {
  const { narrowings, order, perPage, offset } = asked;
  const direction = sql.raw(order === 'oldest' ? 'asc' : 'desc');
  const sorted = (rank: string) => sql`${sql.raw(rank)} desc, day ${direction}, id ${direction}`;
  const rank = order === 'relevance' ? rankOf(asked.sources, way) : sql`0`;
  const best =
    way.best === null
      ? sql`order by c.day ${direction}, c.id ${direction} limit ${mostFinds + 1}`
      : sql`order by ${rankOf(asked.sources, way)} desc, c.day desc, c.id desc limit ${way.best}`;
  // Each filtered facet needs finds without its own filter.
  const parts = ['all', ...narrowings.map(({ name }) => name)].map((part) =>
    candidates(actor, asked, way, { part, direction }),
  );
  return sql`with ${sql.join(parts, sql`, `)},
    paged as (select c.source, c.id, c.find, c.is_alone, ${rank} as rank, c.day
      from (select * from cand_all c where c.is_shown ${best}) c
      order by ${sorted('rank')} limit ${perPage} offset ${offset})
    select (select count(*)::int from cand_all where is_shown) as total,
      (${sql.join(
        sourcesOf(asked).map(
          ({ name }) => sql`(select count(*) from ${sql.raw(`found_${name}_all`)}) > ${mostFinds}`,
        ),
        sql` or `,
      )}) as "hasMore",
      (select coalesce(json_agg(json_build_object('source', p.source, 'id', ${shownOf(actor, asked)})
        order by ${sorted('rank')}), '[]') from paged p) as page,
      ${facetsOf(narrowings)} as facets`;
}

/** `cand_<part>`: finds of all sources under all filters but that part's, each row with its find. */
function candidates(
  actor: Actor,
  asked: Asked,
  way: Way,
  { part, direction }: { part: string; direction: SQL },
): SQL {
  const narrowed = asked.narrowings.filter(({ name }) => name !== part);
  const sources = sourcesOf(asked, part);
  const found = sources.map((source) => {
    const isHit = sql.join([way.isHit(source), ...narrowed.map(({ holds }) => holds)], sql` and `);
    const { known, rows } = findsOf(actor, source, { isHit, part, direction, most: mostFinds + 1 });
    return sql`${known}, ${sql.raw(`found_${source.name}_${part}`)} as materialized (${rows})`;
  });
  const rows = sources.map(
    ({ name, copyOf }) =>
      sql`select x.*, ${copyOf ? sql`coalesce(${copyOf('x')}, x.id)` : sql`x.id`} as find
        from ${sql.raw(`found_${name}_${part}`)} x`,
  );
  return sql`${sql.join(found, sql`, `)}, ${sql.raw(`cand_${part}`)} as materialized (
    select c.*, ${sources.some(({ copyOf }) => copyOf) ? asFinds(actor) : sql`true as is_alone, true as is_shown`}
    from (${sql.join(rows, sql` union all `)}) c)`;
}

/** Shows one row per find: the letter itself, else the archive item of the user's own unit. */
const asFinds = ({ unitId }: Actor): SQL => sql`
  count(*) over (partition by c.find) = 1 as is_alone,
  row_number() over (partition by c.find
    order by c.source = 'letter' desc, coalesce(c.unit_id = ${unitId}, false) desc, c.id) = 1 as is_shown`;

/**
 * The row shown for the find `p`; among several copies prefers one the user may open, checked for the page only.
 */
function shownOf(actor: Actor, asked: Asked): SQL {
  const copies = sourcesOf(asked).find(({ copyOf }) => copyOf !== null);
  return copies?.opens
    ? sql`case when p.source <> ${copies.name} or p.is_alone then p.id else (
        select c.id from cand_all c where c.find = p.find and c.source = ${copies.name}
        order by ${copies.opens(actor, 'c')} desc, coalesce(c.unit_id = ${actor.unitId}, false) desc, c.id limit 1) end`
    : sql`p.id`;
}

/** The rank of the find `c`, computed from its own table. */
const rankOf = (sources: readonly Source[], way: Way): SQL =>
  sql`(case c.source ${sql.join(
    sources.map(
      (source) =>
        sql`when ${source.name} then (select ${way.rank(source)} from ${sql.raw(source.table)} d where d.id = c.id)`,
    ),
    sql` `,
  )} end)`;
