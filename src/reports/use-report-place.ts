import { useSearchParams } from 'react-router-dom';
import type { ReportNarrowing } from '../../dataProvider/index.ts';
import { type Period, type PeriodPreset, periodPresets, presetPeriod } from '../../domain/reports/period.ts';
import type { ReportFilter } from '../../domain/reports/report.ts';
import { isRealDay } from '../../lib/shapes.ts';

const params: Record<ReportFilter, string> = {
  unitId: 'unit',
  naskahDinasParentCategoryId: 'jenis',
  naskahDinasCategoryId: 'subjenis',
  archiveClassificationId: 'klasifikasi',
  permissionClassificationId: 'keamanan',
  state: 'keadaan',
};

export type Change = Partial<Record<ReportFilter, string | null>> & {
  period?: Period | PeriodPreset;
  q?: string;
};

/** Report state in the address: period, filters, search. Every view can be shared as a link. */
export function useReportPlace() {
  const [search, setSearch] = useSearchParams();
  const preset = periodPresets.find(({ value }) => value === search.get('periode'))?.value;
  const own = ownPeriod(search.get('dari'), search.get('sampai'));
  const period = own ?? presetPeriod(preset ?? 'tahun-ini');
  const filters = Object.fromEntries(
    Object.entries(params).flatMap(([filter, param]) => {
      const value = search.get(param);
      return value ? [[filter, value]] : [];
    }),
  ) as Partial<Record<ReportFilter, string>>;
  return {
    /** Null where the days were chosen one by one. */
    preset: own ? null : (preset ?? ('tahun-ini' as const)),
    period,
    filters,
    narrowing: { ...period, ...filters } satisfies ReportNarrowing,
    q: search.get('q') ?? '',
    /** Navigates; `replace` adds no history entry. */
    go: (change: Change, { replace = false } = {}) =>
      setSearch((before) => changed(before, change), { replace }),
    /** Takes all filters off; the period stays. */
    clear: () => setSearch((before) => changed(before, { ...noFilters, q: '' })),
  };
}

export type ReportPlace = ReturnType<typeof useReportPlace>;

const noFilters = Object.fromEntries(Object.keys(params).map((filter) => [filter, null])) as Change;

function changed(before: URLSearchParams, { period, q, ...filters }: Change): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (name: string, value: string | null | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  for (const [filter, value] of Object.entries(filters)) set(params[filter as ReportFilter], value);
  if (q !== undefined) set('q', q);
  if (period === undefined) return next;
  const isPreset = typeof period === 'string';
  set('periode', isPreset ? period : null);
  set('dari', isPreset ? null : period.from);
  set('sampai', isPreset ? null : period.to);
  return next;
}

/** Period from the address; null when either date is invalid. */
function ownPeriod(from: string | null, to: string | null): Period | null {
  const isDay = (day: string | null): day is string =>
    day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && isRealDay(day);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}
