import { useSearchParams } from 'react-router-dom';
import type { TicketFilter } from '../../../dataProvider/index.ts';

const names = { state: 'keadaan', kind: 'jenis', assigned: 'ditangani', mine: 'penulis' } as const;
type Name = keyof typeof names;

export type TicketsPlace = {
  filter: TicketFilter;
  search: string;
  page: number;
  isNarrowed: boolean;
  set: (change: Partial<Record<Name | 'search', string>>) => void;
  turn: (page: number) => void;
  clear: () => void;
};

/** List state in the address: back, reload and a new window restore it. */
export function useTicketsPlace(): TicketsPlace {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    (Object.keys(names) as Name[]).flatMap((name) => {
      const value = params.get(names[name]);
      return value ? [[name, value]] : [];
    }),
  ) as TicketFilter;
  const search = params.get('cari') ?? '';
  const change = (make: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('halaman');
        make(next);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    search,
    page: Math.max(1, Number.parseInt(params.get('halaman') ?? '1', 10) || 1),
    isNarrowed: search !== '' || Object.keys(filter).length > 0,
    set: (wanted) =>
      change((next) => {
        for (const [name, value] of Object.entries(wanted)) {
          const key = name === 'search' ? 'cari' : names[name as Name];
          if (value) next.set(key, value);
          else next.delete(key);
        }
      }),
    turn: (page) => change((next) => next.set('halaman', String(page))),
    clear: () =>
      change((next) => {
        for (const key of [...Object.values(names), 'cari']) next.delete(key);
      }),
  };
}
