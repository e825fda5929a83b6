import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Source } from './sources/source.ts';

/** Up to this many matches, visibility is checked row by row. */
const few = 3000;
/** Sampled rows, to estimate the share of matches and of rows this user may see. */
const sampled = 1500;
/** When at least one row in so many is both match and visible, walking from the newest finds them soon. */
const walkFrom = 20;

type Wanted = {
  /** Is the row `d` one of those that are looked for? */
  isHit: SQL;
  most: number;
  direction: SQL;
  /** Tells several searches of one statement apart. */
  part: string;
};
export type Finds = { known: SQL; rows: SQL };

const findColumns = sql.raw('d.id, d.kind_id, d.unit_id, d.classification_id, d.security_id, d.state, d.day');

/** Finds by the plan that reads least: walks in order, checks each match, or scans the visible rows. */
export function findsOf(actor: Actor, source: Source, { isHit, most, direction, part }: Wanted): Finds {
  const named = (what: string) => sql.raw(`${what}_${source.name}_${part}`);
  const d = sql`${sql.raw(source.table)} d`;
  const mayBeSeen = (alias: string) => source.one(actor, alias);
  const order = sql`d.day ${direction}, d.id ${direction}`;
  const way = (name: string) => sql`(select way from ${named('way')}) = ${name}`;
  const share = sql`(select least(100, ${sampled * 100} / greatest(c.reltuples, 1)) from pg_class c
    where c.oid = ${source.table}::regclass)::real`;
  return {
    known: sql`${named('few')} as materialized (select d.id from ${d} where ${isHit} limit ${few + 1}),
      ${named('sample')} as materialized (
        select count(*) as rows, count(*) filter (where hit) as hits, count(*) filter (where seen) as seen,
          count(*) filter (where hit and seen) as finds
        from (select (${isHit}) as hit, ${mayBeSeen('d')} as seen
          from ${d} tablesample system (${share})
          where (select count(*) from ${named('few')}) > ${few}) x),
      ${named('way')} as materialized (select case
          when (select count(*) from ${named('few')}) <= ${few} then 'few'
          when s.finds * ${walkFrom} >= s.rows then 'walk' when s.hits <= s.seen then 'hits' else 'seen' end as way
        from ${named('sample')} s)`,
    rows: sql`select ${source.name} as source, x.* from (
        (select ${findColumns} from ${named('few')} f join ${d} on d.id = f.id
          where ${way('few')} and ${mayBeSeen('d')})
        union all
        (select ${findColumns} from (
            select d.* from ${d} where ${way('hits')} and ${isHit} order by ${order} offset 0) d
          where ${mayBeSeen('d')} limit ${most})
        union all
        (select ${findColumns} from ${d} join (select distinct id from (${source.ids(actor)}) i (id)) i on i.id = d.id
          where ${way('seen')} and ${isHit} order by ${order} limit ${most})
        union all
        (select ${findColumns} from (select d.* from ${d} where ${way('walk')} order by ${order} offset 0) d
          where ${isHit} and ${mayBeSeen('d')} limit ${most})) x
      where ${source.rest(actor, 'x')}`,
  };
}
