import { sql } from 'drizzle-orm';
import { longDate } from '../../../domain/letters/tags.ts';
import { hasContentIn } from '../../archive-in.ts';
import type { Executor } from '../../db/executor.ts';
import { titleOf } from '../access/notify.ts';
import { endOfPeriod } from './due.ts';

/** Items with a copy elsewhere, and which: file code, title, keeper and end of retention. */
export type Copies = { count: number; rows: string[][] };
export const noCopies: Copies = { count: 0, rows: [] };

/** So many are named one by one. */
const mostNamed = 2000;

type Row = {
  code: string;
  title: string;
  isListed: boolean;
  units: { name: string; until: string | null }[];
  count: number;
};

/**
 * Other items of the same letter or file outlast destruction by their
 * own retention (DOMAIN 8): the minutes name them.
 */
export async function copiesElsewhere(executor: Executor, unitIds: readonly string[]): Promise<Copies> {
  const these = sql`any(${sql.param([...unitIds])}::uuid[])`;
  const { rows } = await executor.execute<Row>(sql`
    with going as materialized (select a.id, a.title, a.is_listed, a.filing_unit_id from archive a
      where a.filing_unit_id = ${these}),
    twin as (
      select g.id, o.archive_id as other from going g join archive_letter s on s.archive_id = g.id and s.kind = 'source'
      join archive_letter o on o.letter_id = s.letter_id and o.kind = 'source'
      union
      select g.id, o.archive_id from going g join archive_file s on s.archive_id = g.id
      join archive_file o on o.file_hash = s.file_hash
    ), kept as (
      select t.id, k.unit_id, max(${endOfPeriod}) as until from twin t join archive k on k.id = t.other
      left join filing_unit f on f.id = k.filing_unit_id
      where ${hasContentIn('k')} and (k.filing_unit_id is null or k.filing_unit_id <> all(${sql.param([...unitIds])}::uuid[]))
      group by 1, 2
    )
    select u.code, g.title, g.is_listed as "isListed", k.units, count(*) over ()::int as count
    from (
      select k.id, json_agg(json_build_object('name', o.name, 'until', k.until::text) order by o.name) as units
      from kept k join organization_unit o on o.id = k.unit_id group by k.id) k
    join going g on g.id = k.id join filing_unit u on u.id = g.filing_unit_id
    order by u.code, g.title, g.id limit ${mostNamed}`);
  const named = rows.map((row) => [row.code, titleOf(row).id, row.units.map(keeperOf).join('; ')]);
  const total = rows[0]?.count ?? 0;
  const more = total - rows.length;
  return { count: total, rows: more > 0 ? [...named, ['', `dan ${more} arsip lain`, '']] : named };
}

const keeperOf = ({ name, until }: Row['units'][number]): string =>
  until ? `${name} (sampai ${longDate(until)})` : name;
