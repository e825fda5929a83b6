import { type SQL, sql } from 'drizzle-orm';
import type { UnitFigures } from '../../domain/calls/dashboard.ts';
import { flowWeeks } from '../../domain/dashboard.ts';
import { firstDayOfWeek, plusDays, startOfDayInWib } from '../../lib/wib.ts';
import type { Executor } from '../db/executor.ts';
import {
  entriesByLetter,
  hoursBetween,
  isPlainToAll,
  receivedEntries,
  scopeOf,
  wasSent,
} from '../reports/index.ts';
import { lastActOf } from './kept-figures.ts';

/** Maximum age of figures (minutes): counting a busy unit takes longer than the rest of the page. */
export const freshFor = 5;

/**
 * Counts twelve weeks by the reports' definitions, of unrestricted classes only: all the
 * unit's users see it (docs/decisions/reports.md).
 */
export async function countUnitFigures(
  executor: Executor,
  unitId: string,
  now: Date = new Date(),
): Promise<UnitFigures> {
  const first = plusDays(firstDayOfWeek(now), -7 * (flowWeeks - 1));
  const asked = { since: sql`${startOfDayInWib(first)}::timestamptz`, until: sql`'infinity'::timestamptz` };
  const weekOf = (moment: string) =>
    sql.raw(`date_trunc('week', ${moment} at time zone 'Asia/Jakarta')::date::text`);
  const ago = (days: number) => sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
  const pace = (when: SQL) =>
    sql`percentile_cont(0.5) within group (order by hours) filter (where ${when}) / 24`;
  const lastAct = await lastActOf(executor);
  const { rows } = await executor.execute<Row>(sql`
    ${scopeOf('naskah-masuk', { unitId })}, ${receivedEntries(asked)},
    got as materialized (
      select e.at, e.is_open, ${hoursBetween(sql`e.at`, sql`e.handled_at`)} as hours
      from ${entriesByLetter} e join letter l on l.id = e.letter_id
      where l.deleted_at is null and ${isPlainToAll()} = 1)
    select ${weekOf('at')} as week, count(*)::int as received, count(*) filter (where is_open)::int as open, 0 as sent,
      null::float as days, null::float as before from got group by 1
    union all
    select ${weekOf('l.signed_at')}, 0, 0, count(*)::int, null, null
    from letter l join post p on p.id = l.sender_position_id where ${wasSent(asked)} and ${isPlainToAll()} = 1
    group by 1
    union all
    select null, 0, 0, 0, ${pace(sql`at >= ${ago(30)}`)}, ${pace(sql`at < ${ago(30)} and at >= ${ago(60)}`)} from got`);
  const figures = figuresOf(rows, first);
  await executor.execute(sql`
    insert into unit_flow (unit_id, figures, counted_at, audit_id)
    values (${unitId}, ${JSON.stringify(figures)}::jsonb, ${now.toISOString()}::timestamptz, ${lastAct})
    on conflict (unit_id) do update set figures = excluded.figures, counted_at = excluded.counted_at,
      audit_id = excluded.audit_id`);
  return figures;
}

const day = 86_400_000;

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
