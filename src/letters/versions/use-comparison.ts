import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterComparison } from '../../../domain/letters/letter-version.ts';
import { comparisonKey } from './keys.ts';

/** Compares two versions. Default `from`: the last approved, else sent on; default `to`: now. */
export function useComparison(letterId: string, from?: number, to?: number, isAsked = true) {
  const { compareVersions } = useNaskah();
  return useQuery<LetterComparison>({
    queryKey: comparisonKey(letterId, from, to),
    queryFn: ({ signal }) => compareVersions(letterId, { from, to }, { signal }),
    retry: false,
    enabled: isAsked,
  });
}
