import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Counters } from '../../../domain/letters/letter-rows.ts';
import { formatNumber } from '../../ui/format.ts';

/** Counters of what waits for the user, as in the menu. */
export function useWaiting(): Counters | undefined {
  const naskah = useNaskah();
  return useQuery({
    queryKey: ['counters'],
    queryFn: ({ signal }) => naskah.counters({ signal }),
    staleTime: 10_000,
  }).data;
}

/** "Retensi (2)"; without a number where nothing waits. */
export const withCount = (label: string, count: number | undefined): string =>
  count ? `${label} (${formatNumber(count)})` : label;
