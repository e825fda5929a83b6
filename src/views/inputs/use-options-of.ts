import { useQuery } from '@tanstack/react-query';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';

/** Options for ids without a known label, in one request. */
export function useOptionsOf(resourceName: string, ids: string[]) {
  const naskah = useNaskah();
  const query = useQuery<Option[]>({
    queryKey: [resourceName, 'lookup', { ids }],
    queryFn: ({ signal }) => naskah.lookup(resourceName, { ids, signal }),
    enabled: ids.length > 0,
    staleTime: 300_000,
    retry: false,
  });
  return query.data ?? [];
}
