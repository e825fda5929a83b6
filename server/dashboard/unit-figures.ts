import { sql } from 'drizzle-orm';
import { flowWeeks, type UnitFigures } from '../../resources/dashboard.ts';
import { openRank } from '../../resources/naskah-dinas/letter.ts';
import { firstDayOfWeek, plusDays, startOfDayInWib } from '../../resources/wib.ts';
import type { Executor } from '../db/executor.ts';

/** How old figures may be (minutes). Counting a busy unit anew takes longer than everything else on the page. */
export const freshFor = 5;

/**
 * Counts what the posts of a unit received and sent in the last twelve weeks, and how quickly they close, and keeps it.
 * A letter counts once for the unit, however many of its posts have it; it is Open as long as one of them has it open.
 * Only letters of class Biasa: the figures are for everybody in the unit (SPEC B3).
 */
export async function countUnitFigures(
  executor: Executor,
  unitId: string,
  now: Date = new Date(),
): Promise<UnitFigures> {
  const thisWeek = firstDayOfWeek(now);
  const first = plusDays(thisWeek, -7 * (flowWeeks - 1));
  const from = sql`${startOfDayInWib(first)}::timestamptz`;
  const weekOf = (moment: string) =>
    sql.raw(`date_trunc('week', ${moment} at time zone 'Asia/Jakarta')::date::text`);
  const { rows } = await executor.execute<Row>(sql`
    with post as materialized (select id from position where unit_id = ${unitId}),
    got as materialized (
      select min(i.received_at) as at, max(i.closed_at) as closed_at, bool_or(i.is_open) as is_open
      from post p join inbox_item i on i.position_id = p.id and i.received_at >= ${from}
      join letter l on l.id = i.letter_id and l.security_rank <= ${openRank}
      group by i.letter_id
    )
    select ${weekOf('at')} as week, count(*)::int as received, count(*) filter (where is_open)::int as open, 0 as sent,
      null::float as days, null::float as before from got group by 1
    union all
    select ${weekOf('l.signed_at')}, 0, 0, count(*)::int, null, null
    from post p join letter l on l.sender_position_id = p.id and l.state = 'sent' and l.signed_at >= ${from}
      and l.security_rank <= ${openRank}
    group by 1
    union all
    select null, 0, 0, 0,
      avg(extract(epoch from closed_at - at) / 86400) filter (where closed_at >= ${now.toISOString()}::timestamptz - interval '30 days'),
      avg(extract(epoch from closed_at - at) / 86400) filter (where closed_at < ${now.toISOString()}::timestamptz - interval '30 days'
        and closed_at >= ${now.toISOString()}::timestamptz - interval '60 days')
    from got where not is_open`);
  const figures = figuresOf(rows, first);
  await executor.execute(sql`
    insert into unit_flow (unit_id, figures, counted_at)
    values (${unitId}, ${JSON.stringify(figures)}::jsonb, ${now.toISOString()}::timestamptz)
    on conflict (unit_id) do update set figures = excluded.figures, counted_at = excluded.counted_at`);
  return figures;
}

type Row = {
  week: string | null;
  received: number;
  open: number;
  sent: number;
  days: number | null;
  before: number | null;
};

/** Every week, also those in which nothing came or went. */
function figuresOf(rows: Row[], first: string): UnitFigures {
  const pace = rows.find(({ week }) => week === null);
  return {
    weeks: Array.from({ length: flowWeeks }, (_, at) => {
      const from = plusDays(first, 7 * at);
      const ofWeek = rows.filter(({ week }) => week === from);
      const sum = (key: 'received' | 'open' | 'sent') => ofWeek.reduce((total, row) => total + row[key], 0);
      return { from, received: sum('received'), open: sum('open'), sent: sum('sent') };
    }),
    responseDays: pace?.days ?? null,
    responseDaysBefore: pace?.before ?? null,
  };
}
