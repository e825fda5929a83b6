import { useQuery } from '@tanstack/react-query';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';

const none: Option[] = [];

/** All options of a small list; empty until they are here. */
export function useLookup(resource: string): Option[] {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['lookup', resource],
    queryFn: ({ signal }) => lookup(resource, { signal }),
    staleTime: 300_000,
  });
  return data ?? none;
}
