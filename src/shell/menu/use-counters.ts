import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';

/** The counts beside Tugas, Kotak Masuk, Terkirim and Draft; asked at start and on every route change (SPEC A2). */
export function useCounters() {
  const naskah = useNaskah();
  const { pathname } = useLocation();
  const counters = useQuery({
    queryKey: ['counters'],
    queryFn: ({ signal }) => naskah.counters({ signal }),
    staleTime: 0,
  });
  const { refetch } = counters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the counters are asked anew for
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);
  return counters.data;
}
