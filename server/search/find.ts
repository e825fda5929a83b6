import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import type { Who } from '../who.ts';
import { findColumns, findsOf } from './finds-of.ts';
import type { TextQuery } from './query/to-tsquery.ts';
import type { Source } from './sources/source.ts';

/** So many of the newest finds are looked at: ranked, counted and sorted. More is said to be more. */
export const mostFinds = 2000;
export type Asked = {
  sources: readonly Source[];
  text: TextQuery;
  filters: SQL;
  /** Letters are looked for too, by the same narrowings. */
  besideLetters: boolean;
  order: 'relevance' | 'newest' | 'oldest';
  perPage: number;
  offset: number;
};

export type Found = {
  page: { source: Source['name']; id: string }[];
  facets: { name: string; value: string; label: string | null; count: number }[];
  total: number;
};

/** What the person may find, in one statement: the page's ids, the facets' counts over all finds, and how many there are. */
export async function find(executor: Executor, who: Who, asked: Asked): Promise<Found> {
  const { rows } = await executor.execute<Found>(exactly(who, asked));
  return rows[0] ?? nothing;
}

/**
 * What is almost what was typed, by the letters its names and numbers are made of; most alike first.
 * Its threshold is set for this transaction only.
 */
export async function findAlike(executor: Executor, who: Who, asked: Asked): Promise<Found> {
  return executor.transaction(async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(alikeEnough))}`);
    const { rows } = await tx.execute<Found>(alike(who, asked));
    return rows[0] ?? nothing;
  });
}

const alikeEnough = 0.5;
const mostAlike = 200;
const nothing: Found = { page: [], facets: [], total: 0 };

function exactly(who: Who, { sources, text, filters, besideLetters, order, perPage, offset }: Asked): SQL {
  const direction = sql.raw(order === 'oldest' ? 'asc' : 'desc');
  const parts = sources.map((source) =>
    findsOf(who, source, { text, filters, besideLetters, direction, most: mostFinds + 1 }),
  );
  const rank =
    order === 'relevance'
      ? sql`ts_rank((case c.source ${sql.join(
          sources.map(
            ({ name, table, words }) =>
              sql`when ${name} then (select ${words?.(who, 'd') ?? sql`d.words`} from ${sql.raw(table)} d where d.id = c.id)`,
          ),
          sql` `,
        )} end), ${text.any})`
      : sql`0`;
  return sql`with ${sql.join(
    parts.map(({ known }) => known),
    sql`, `,
  )},
    cand as materialized (
      select * from (${sql.join(
        parts.map(({ rows }) => rows),
        sql` union all `,
      )}) c order by c.day ${direction}, c.id ${direction} limit ${mostFinds + 1}),
    paged as (select c.source, c.id, ${rank} as rank, c.day from cand c
      order by rank desc, day ${direction}, id ${direction} limit ${perPage} offset ${offset})
    ${answered(sql`rank desc, day ${direction}, id ${direction}`)}`;
}

function alike(who: Who, { sources, text, filters, besideLetters, perPage, offset }: Asked): SQL {
  const near = sources.map(
    (
      source,
    ) => sql`select ${source.name} as source, ${findColumns}, word_similarity(${text.typed}, d.names) as rank
      from ${sql.raw(source.table)} d
      where ${text.typed} <% d.names${text.without ? sql` and ${source.words?.(who, 'd') ?? sql`d.words`} @@ ${text.without}` : sql``}${filters}
        and ${source.one(who, 'd')} and ${source.rest(who, 'd', besideLetters)}`,
  );
  return sql`with cand as materialized (
      select * from (${sql.join(near, sql` union all `)}) c order by rank desc, day desc, id desc limit ${mostAlike}),
    paged as (select source, id, rank, day from cand order by rank desc, day desc, id desc
      limit ${perPage} offset ${offset})
    ${answered(sql`rank desc, day desc, id desc`)}`;
}

/** The page, the facets and the number, as one row. Counted are finds that may be seen, and no others. */
const answered = (order: SQL): SQL => sql`
  select (select count(*)::int from cand) as total,
    (select coalesce(json_agg(json_build_object('source', source, 'id', id) order by ${order}), '[]') from paged) as page,
    (select coalesce(json_agg(json_build_object('name', f.name, 'value', f.value, 'count', f.count, 'label', coalesce(
        case f.name when 'kind' then (select s.name from script_sub_type s where s.id = f.value::uuid)
          when 'unit' then (select o.name from organization_unit o where o.id = f.value::uuid)
          when 'classification' then (select a.code || ' ' || a.name from archive_classification a where a.id = f.value::uuid)
          when 'security' then (select k.name from security_classification k where k.id = f.value::uuid) end,
        case f.name when 'kind' then (select t.name from archive_type t where t.id = f.value::uuid) end))
      order by f.count desc, f.value), '[]') from (
        select * from (
          select case when grouping(source) = 0 then 'source' when grouping(kind_id) = 0 then 'kind'
              when grouping(unit_id) = 0 then 'unit' when grouping(year) = 0 then 'year'
              when grouping(classification_id) = 0 then 'classification' when grouping(security_id) = 0 then 'security'
              else 'state' end as name,
            coalesce(source, kind_id::text, unit_id::text, year::text, classification_id::text, security_id::text, state)
              as value,
            count(*)::int as count
          from (select c.*, extract(year from c.day)::int as year from cand c) c
          group by grouping sets ((source), (kind_id), (unit_id), (year), (classification_id), (security_id), (state))
        ) g where g.value is not null
      ) f) as facets`;
