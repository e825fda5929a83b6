import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';

const none: string[] = [];

/** The variables that articles, party introductions and contract bases use, the most used first; one call. */
export function useKnownVariables(): string[] {
  const { contractVariables } = useNaskah();
  const { data } = useQuery({
    queryKey: ['contract variables'],
    queryFn: ({ signal }) => contractVariables({ signal }),
    staleTime: 60_000,
  });
  return data ?? none;
}
