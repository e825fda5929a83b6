import { sql } from 'drizzle-orm';
import type { ReportPart, ReportSummary } from '../../domain/calls/reports.ts';
import { isDone } from '../../domain/letters/disposition-life.ts';
import { bucketLabel, bucketsOf, isByDay } from '../../domain/reports/period.ts';
import type { ReportState } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { partIn, seesLetter } from '../letters/index.ts';
import { itemsByDueYear, itemsDue, itemsMoved } from './archive-items.ts';
import { entriesOf } from './entries.ts';
import { hoursBetween } from './hours.ts';
import { isPlain } from './may-be-counted.ts';
import { type Asked, stateOfLetter } from './report-query.ts';
import { scopeOf } from './scope.ts';

/**
 * Computes a report's figures in one statement: totals, per month or day, per unit, kind and class, and overdue
 * ones.
 */
export async function summarise(executor: Executor, actor: Actor, asked: Asked): Promise<ReportSummary> {
  const [part, format] = isByDay(asked.period) ? ['day', 'YYYY-MM-DD'] : ['month', 'YYYY-MM'];
  const bucket = sql.raw(`date_trunc('${part}', at at time zone 'Asia/Jakarta')`);
  // A letter may reach several units, each with its own duration.
  const ofUnit = asked.report === 'naskah-masuk' ? hoursBetween(sql`e.at`, sql`e.handled_at`) : sql`f.hours`;
  const found = await executor.execute<Found>(sql`
    ${scopeOf(asked.report, actor, asked.unitId)}, ${entriesOf(actor, asked)}
    select
      (select json_build_object('count', count(*), 'measured', count(hours),
         'times', percentile_cont(array[0.5, 0.9]) within group (order by hours)) from fact) as total,
      (select coalesce(json_object_agg(state, n), '{}') from (
         select state, count(*) as n from fact group by state) x) as states,
      (select coalesce(json_agg(x order by x.key), '[]') from (
         select to_char(${bucket}, ${sql.raw(`'${format}'`)}) as key, count(*) as count,
           percentile_cont(0.5) within group (order by hours) as median
         from fact group by ${bucket}) x) as months,
      (select coalesce(json_agg(json_build_object('key', x.key, 'label', o.name, 'count', x.count, 'median', x.median)
           order by x.count desc, o.name), '[]') from (
         select e.unit_id as key, count(*) as count, percentile_cont(0.5) within group (order by ${ofUnit}) as median
         from fact f join entry e using (letter_id) group by e.unit_id) x
       join organization_unit o on o.id = x.key) as units,
      (select coalesce(json_agg(json_build_object('key', x.key, 'label', s.name, 'count', x.count, 'median', x.median)
           order by x.count desc, s.name), '[]') from (
         select kind_id as key, count(*) as count, percentile_cont(0.5) within group (order by hours) as median
         from fact group by kind_id) x left join ${asked.report === 'arsip' ? classes : sql`script_sub_type`} s on s.id = x.key) as kinds,
      (select coalesce(json_agg(json_build_object('key', x.key, 'label', k.name, 'count', x.count, 'median', null)
           order by k.rank nulls first), '[]') from (
         select security_id as key, count(*) as count from fact group by security_id) x
       left join security_classification k on k.id = x.key) as securities,
      ${late(actor, asked)} as overdue,
      ${asked.report === 'arsip' ? itemsByDueYear : sql`'[]'::json`} as due,
      ${asked.report === 'arsip' ? itemsMoved(actor, asked) : sql`null::json`} as moved,
      (select coalesce(json_agg(json_build_object('id', o.id, 'label', o.name) order by o.code), '[]')
       from scope s join organization_unit o on o.id = s.id) as scope`);
  return present(asked, found.rows[0] as Found);
}

const classes = sql`(select id, code || ' ' || name as name from archive_classification)`;

const late = (actor: Actor, asked: Asked) =>
  asked.report === 'naskah-keluar'
    ? sql`null::json`
    : asked.report === 'arsip'
      ? itemsDue()
      : overdue(actor, asked);

/** Dispositions to these posts overdue today, whatever the period, by unit. */
const overdue = (actor: Actor, asked: Asked) => sql`(
  select coalesce(json_object_agg(x.unit_id, x.n), '{}') from (
    select p.unit_id, count(*) as n
    from disposition d join disposition_recipient w on w.disposition_id = d.id and not ${partIn('w', isDone)}
    join post p on p.id = w.position_id join letter l on l.id = d.letter_id
    where d.closed_at is null and d.withdrawn_at is null and d.deadline is not null and d.deadline < ${dayInWib()}::date
      and l.deleted_at is null and (${isPlain(actor)} = 1 or ${seesLetter(actor, 'l')})${asked.onLetter}${stateOfLetter(asked)}
    group by p.unit_id) x)`;

type FoundPart = { key: string | null; label: string | null; count: number; median: number | null };
type Found = {
  total: { count: number; measured: number; times: [number | null, number | null] | null };
  states: Partial<Record<ReportState, number>>;
  months: FoundPart[];
  units: FoundPart[];
  kinds: FoundPart[];
  securities: FoundPart[];
  overdue: Record<string, number> | null;
  due: FoundPart[];
  moved: Partial<NonNullable<ReportSummary['moved']>> | null;
  scope: { id: string; label: string }[];
};

function present({ report, period }: Asked, found: Found): ReportSummary {
  const months = new Map(found.months.map((month) => [month.key, month]));
  const late = found.overdue;
  return {
    report,
    ...period,
    total: found.total.count,
    states: found.states,
    measured: {
      count: found.total.measured,
      median: found.total.times?.[0] ?? null,
      p90: found.total.times?.[1] ?? null,
    },
    overdue: late && Object.values(late).reduce((sum, count) => sum + count, 0),
    months: bucketsOf(period).map((key) => {
      const month = months.get(key);
      return { key, label: bucketLabel(key), count: month?.count ?? 0, median: month?.median ?? null };
    }),
    units: found.units.map((unit) => ({ ...part(unit, ''), overdue: late?.[unit.key ?? ''] ?? 0 })),
    kinds: found.kinds.map((kind) => part(kind, translate({ id: 'Tanpa jenis', en: 'No type' }))),
    securities: found.securities.map((security) =>
      part(security, translate({ id: 'Tanpa klasifikasi', en: 'No class' })),
    ),
    due: found.due.map((year) => part(year, '')),
    moved: found.moved && { ...nothingMoved, ...found.moved },
    scope: found.scope,
  };
}

const none = { units: 0, items: 0 };
const nothingMoved = { transfer: none, destroy: none, permanent: none };

const part = ({ key, label, count, median }: FoundPart, none: string): ReportPart => ({
  key,
  label: label ?? none,
  count,
  median,
});
