import { type SQL, sql } from 'drizzle-orm';
import {
  type ArchiveState,
  archiveStates,
  isDestroyed,
  isWithRecordsUnit,
  isWithUnit,
} from '../../domain/archive/archive-life.ts';
import type { ArchiveFigures, DueMonth } from '../../domain/calls/dashboard.ts';
import { dueMonths, lateMonth } from '../../domain/dashboard.ts';
import { dayInWib } from '../../lib/wib.ts';
import { comesDue, comesDueAfter, isDueForAny } from '../archive/index.ts';
import { archiveIn } from '../archive-in.ts';
import type { Executor } from '../db/executor.ts';
import { lastActOf } from './kept-figures.ts';

/** Maximum age of archive figures (minutes): they change slowly, and counting reads the whole archive. */
export const archiveFreshFor = 10;

export type ArchiveScope = { key: string; units: 'all' | readonly string[] };

/** Counts only `is_listed` items, so that no figure reveals a hidden one to its readers (SPEC B3). */
export async function countArchive(
  executor: Executor,
  { key, units }: ArchiveScope,
  now: Date = new Date(),
): Promise<ArchiveFigures> {
  const today = dayInWib(now);
  const of = (alias: string): SQL =>
    units === 'all' ? sql`true` : sql`${sql.raw(alias)}.unit_id = any(${sql.param([...units])}::uuid[])`;
  const month = (column: string): SQL =>
    sql`case when ${sql.raw(column)} < ${today}::date then ${lateMonth} else to_char(${sql.raw(column)}, 'YYYY-MM') end`;
  const last = `${monthsFrom(today).at(-1)}-01`;
  const lastAct = await lastActOf(executor);
  const { rows } = await executor.execute<Row>(sql`
    select 'stage' as what, a.status as key, count(*)::int as count,
      count(*) filter (where a.filing_unit_id is null)::int as more, 0::float as bytes
    from archive a where a.is_active and a.is_listed and ${of('a')} group by a.status
    union all
    select 'units', f.status, count(*)::int, count(*) filter (where f.is_held)::int, 0
    from filing_unit f where f.is_active and ${archiveIn('f.stage', (state) => !isDestroyed(state))} and ${of('f')} group by f.status
    union all
    select 'transfer', ${month('f.active_until')}, count(*)::int, 0, 0
    from filing_unit f where ${comesDue('transfer')}
      and f.active_until < ${last}::date + interval '1 month' and ${of('f')} group by 2
    union all
    select case when ${comesDue('destroy')} then 'destroy' else 'appraise' end, ${month('f.inactive_until')},
      count(*)::int, 0, 0
    from filing_unit f where ${comesDueAfter('inactive')}
      and f.inactive_until < ${last}::date + interval '1 month' and ${of('f')} group by 1, 2
    union all
    select 'proposed', '', count(*)::int, 0, 0
    from retention_proposal_unit o join filing_unit f on f.id = o.filing_unit_id
    where o.is_open and ${isDueForAny(today)} and ${of('f')}
    union all
    select 'files', '', count(*)::int, 0, coalesce(sum(size), 0)::float from (
      select distinct on (v.file_hash) v.size from archive_file v join archive a on a.id = v.archive_id
      where a.is_active and a.is_listed and ${of('a')}) x`);
  const figures = figuresOf(rows, today);
  await executor.execute(sql`
    insert into archive_figure (scope, figures, counted_at, audit_id)
    values (${key}, ${JSON.stringify(figures)}::jsonb, ${now.toISOString()}::timestamptz, ${lastAct})
    on conflict (scope) do update set figures = excluded.figures, counted_at = excluded.counted_at,
      audit_id = excluded.audit_id`);
  return figures;
}

type Row = {
  what: 'stage' | 'units' | 'transfer' | 'destroy' | 'appraise' | 'proposed' | 'files';
  key: string;
  count: number;
  more: number;
  bytes: number;
};

function figuresOf(rows: readonly Row[], today: string): ArchiveFigures {
  const find = (what: Row['what'], key: string) => rows.find((row) => row.what === what && row.key === key);
  const count = (what: Row['what'], key: string): number => find(what, key)?.count ?? 0;
  const due = (month: string): DueMonth => ({
    month,
    transfer: count('transfer', month),
    destroy: count('destroy', month),
    appraise: count('appraise', month),
  });
  const unfiled = (passes: (state: ArchiveState) => boolean): number =>
    archiveStates.filter(passes).reduce((sum, state) => sum + (find('stage', state)?.more ?? 0), 0);
  const stages = Object.fromEntries(archiveStates.map((stage) => [stage, count('stage', stage)]));
  return {
    stages: stages as ArchiveFigures['stages'],
    unfiled: unfiled(isWithUnit),
    unfiledInactive: unfiled(isWithRecordsUnit),
    openUnits: count('units', 'open'),
    closedUnits: count('units', 'closed'),
    heldUnits: (find('units', 'open')?.more ?? 0) + (find('units', 'closed')?.more ?? 0),
    due: [lateMonth, ...monthsFrom(today)].map(due),
    lateProposed: count('proposed', ''),
    files: count('files', ''),
    bytes: find('files', '')?.bytes ?? 0,
  };
}

/** This month and those that follow. */
const monthsFrom = (today: string): string[] =>
  Array.from({ length: dueMonths }, (_, at) => {
    const [year = 0, month = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
  });
