import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Choice } from './choose.tsx';

/** Records of a resource as choices; empty while loading. */
export function useRecordChoices(resource: string): Choice[] {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['report', 'choices', resource],
    queryFn: ({ signal }) => lookup(resource, { signal }),
    staleTime: 300_000,
  });
  return data?.map(({ id, label }) => ({ value: id, label })) ?? [];
}
