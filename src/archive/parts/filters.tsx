import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { filingMessages as messages } from '../filing/messages.ts';

/** What every list of archives is narrowed by, and how the address says it. */
export const usualParams = { firstChar: 'q', year: 'tahun' };

/** Finds in a list of archives by what is typed. */
export function Search({ label }: { label: string }) {
  const { param, set } = useUrlState();
  return (
    <SearchLine
      className="archive-search"
      label={label}
      value={param(usualParams.firstChar)}
      onChange={(typed) => set({ [usualParams.firstChar]: typed })}
    />
  );
}

/** This year and those before it. */
export function YearFilter({ count }: { count: number }) {
  const { param, set } = useUrlState();
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: count }, (_, ago) => String(thisYear - ago));
  return (
    <Filter
      label={translate(messages.year)}
      value={param(usualParams.year)}
      options={years.map((year) => ({ value: year, label: year }))}
      onChange={(year) => set({ [usualParams.year]: year })}
    />
  );
}

/** Records of a master list as the options of a filter; empty until they are here. */
export function useFilterOptions(
  resource: string,
  { filter = {}, enabled = true }: { filter?: Record<string, unknown>; enabled?: boolean } = {},
): { value: string; label: string }[] {
  const { lookup } = useNaskah();
  const { data = [] } = useQuery({
    queryKey: ['lookup', resource, filter],
    queryFn: ({ signal }) => lookup(resource, { filter, signal }),
    staleTime: 300_000,
    enabled,
  });
  return data.map(({ id, label }) => ({ value: id, label }));
}

/** What takes parameters out of the address again. */
export const withoutFilters = (params: Readonly<Record<string, string>>): Record<string, null> =>
  Object.fromEntries(Object.values(params).map((param) => [param, null]));
