import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';

const none: string[] = [];

/**
 * Loads the variables used in articles, party introductions and contract bases, most used first, in one request.
 */
export function useKnownVariables(): string[] {
  const { contractVariables } = useNaskah();
  const { data } = useQuery({
    queryKey: ['contract variables'],
    queryFn: ({ signal }) => contractVariables({ signal }),
    staleTime: 60_000,
  });
  return data ?? none;
}
