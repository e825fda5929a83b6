import type { ReportNarrowing } from '../../dataProvider/index.ts';
import { type Period, type PeriodPreset, periodPresets, presetPeriod } from '../../domain/reports/period.ts';
import type { ReportFilter } from '../../domain/reports/report.ts';
import { isRealDay } from '../../lib/shapes.ts';
import { useUrlState } from '../ui/use-url-state.ts';

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
  const { get, param, filters: filtersOf, set } = useUrlState();
  const preset = periodPresets.find(({ value }) => value === get('periode'))?.value;
  const own = ownPeriod(get('dari'), get('sampai'));
  const period = own ?? presetPeriod(preset ?? 'tahun-ini');
  const filters = filtersOf(params);
  return {
    /** Null where the days were chosen one by one. */
    preset: own ? null : (preset ?? ('tahun-ini' as const)),
    period,
    filters,
    narrowing: { ...period, ...filters } satisfies ReportNarrowing,
    q: param('q'),
    /** Navigates; `replace` adds no history entry. */
    go: (change: Change, { replace = false } = {}) => set(valuesOf(change), { replace }),
    /** Takes all filters off; the period stays. */
    clear: () => set(valuesOf({ ...noFilters, q: '' }), { replace: false }),
  };
}

export type ReportPlace = ReturnType<typeof useReportPlace>;

const noFilters = Object.fromEntries(Object.keys(params).map((filter) => [filter, null])) as Change;

function valuesOf({ period, q, ...filters }: Change) {
  const values = Object.entries(filters).map(([filter, value]) => [
    params[filter as ReportFilter],
    value ?? null,
  ]);
  const preset = typeof period === 'string' ? period : null;
  const own = typeof period === 'object' ? period : null;
  return {
    ...Object.fromEntries(values),
    q,
    ...(period && { periode: preset, dari: own?.from ?? null, sampai: own?.to ?? null }),
  };
}

/** Period from the address; null when either date is invalid. */
function ownPeriod(from: string | null, to: string | null): Period | null {
  const isDay = (day: string | null): day is string => day !== null && isRealDay(day);
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}
