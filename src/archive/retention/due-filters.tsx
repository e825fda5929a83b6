import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { retentionMessages as messages } from './messages.ts';

/** What the address asks of the lists of what is due. */
export const dueFilters = ({ param }: Pick<ReturnType<typeof useUrlState>, 'param'>) => ({
  firstChar: param('q'),
  year: param('tahun'),
  unitId: param('unit'),
  classificationId: param('klasifikasi'),
});

export function DueFilters() {
  const { lookup } = useNaskah();
  const { data: signed } = useSigned();
  const place = useUrlState();
  const { set } = place;
  const filters = dueFilters(place);
  const isRecords = signed?.viewer.isUnitKearsipan === true;
  const options = (resource: string, filter: Record<string, unknown> = {}) => ({
    queryKey: ['lookup', resource, filter],
    queryFn: ({ signal }: { signal: AbortSignal }) => lookup(resource, { filter, signal }),
    staleTime: 300_000,
  });
  const { data: units = [] } = useQuery({ ...options('master-data.unit-organisasi'), enabled: isRecords });
  const { data: classes = [] } = useQuery(options('master-data.klasifikasi-arsip', { isLeaf: true }));
  const asChoices = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label }));
  const thisYear = new Date().getFullYear();
  return (
    <>
      <SearchLine
        className="archive-search"
        label={translate(messages.search)}
        value={filters.firstChar}
        onChange={(typed) => set({ q: typed })}
      />
      <Filter
        label={translate(messages.year)}
        value={filters.year}
        options={Array.from({ length: 15 }, (_, ago) => String(thisYear - ago)).map((year) => ({
          value: year,
          label: year,
        }))}
        onChange={(tahun) => set({ tahun })}
      />
      <Filter
        label={translate(messages.classification)}
        value={filters.classificationId}
        options={asChoices(classes)}
        onChange={(klasifikasi) => set({ klasifikasi })}
      />
      {isRecords && (
        <Filter
          label={translate(messages.unit)}
          value={filters.unitId}
          options={asChoices(units)}
          onChange={(unit) => set({ unit })}
        />
      )}
    </>
  );
}
