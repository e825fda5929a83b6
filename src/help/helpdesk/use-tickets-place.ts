import type { TicketFilter } from '../../../dataProvider/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

const names = { state: 'keadaan', kind: 'jenis', assigned: 'ditangani', mine: 'penulis' } as const;
const params = { ...names, search: 'cari' } as const;

/** List state in the address. */
export function useTicketsPlace() {
  const { param, page, filters, set, turn } = useUrlState();
  const filter = filters(names) as TicketFilter;
  const search = param('cari');
  return {
    filter,
    search,
    page,
    isNarrowed: search !== '' || Object.keys(filter).length > 0,
    set: (wanted: Partial<Record<keyof typeof params, string>>) =>
      set(
        Object.fromEntries(
          Object.entries(params).map(([name, key]) => [key, wanted[name as keyof typeof params]]),
        ),
      ),
    turn,
    clear: () => set(Object.fromEntries(Object.values(params).map((key) => [key, null]))),
  };
}
export type TicketsPlace = ReturnType<typeof useTicketsPlace>;
