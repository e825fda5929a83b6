import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { useOnNewPath } from '../use-on-new-path.ts';

/** Counts of Tugas, Kotak Masuk, Terkirim and Draft; fetched at start and on every route change (SPEC A2). */
export function useCounters() {
  const naskah = useNaskah();
  const counters = useQuery({
    queryKey: ['counters'],
    queryFn: ({ signal }) => naskah.counters({ signal }),
    staleTime: 0,
  });
  useOnNewPath(() => void counters.refetch({ cancelRefetch: false }));
  return counters.data;
}
