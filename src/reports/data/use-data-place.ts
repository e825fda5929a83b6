import { useMemo } from 'react';
import { type DataReportPlace, dataReportParameters } from '../../../domain/reports/data-report-page.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

/** A report's state in the address: records, groupings, sums, filters. */
export function useDataPlace() {
  const { param, set } = useUrlState();
  const [resource, groups, measures, filter] = ['data', 'kelompok', 'jumlah', 'filter'].map(param);
  const place = useMemo<DataReportPlace>(
    () => placeIn({ resource, groups, measures, filter }),
    [resource, groups, measures, filter],
  );
  const go = (change: Partial<DataReportPlace>) =>
    set(dataReportParameters({ ...place, ...change }), { replace: false });
  return { place, go };
}

/** A report of an address or a saved view; whatever is no filter counts as none. */
export const placeIn = (
  given: {
    [Name in keyof DataReportPlace]?: string | undefined;
  },
): DataReportPlace => ({
  resource: given.resource ?? '',
  groups: listIn(given.groups),
  measures: listIn(given.measures),
  filter: filterIn(given.filter),
});

const listIn = (text = ''): string[] => text.split(',').filter(Boolean);

function filterIn(text = ''): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text || '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
