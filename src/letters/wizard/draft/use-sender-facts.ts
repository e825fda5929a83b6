import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';

/** Fetches the printed sender data beyond names, so that a reopened draft has them too. */
export function useSenderFacts(
  sender: Person | null,
): Record<'npp' | 'unitName' | 'companyCode', string | null> {
  const { usersByIds } = useNaskah();
  const userId = sender?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['people', userId],
    queryFn: ({ signal }) => usersByIds([userId], { signal }),
    enabled: userId !== '',
    staleTime: 300_000,
  });
  const post = data?.find((option) => option.positionId === sender?.userPositionId);
  return {
    npp: post?.npp ?? null,
    unitName: post?.unitName ?? null,
    companyCode: post?.companyCode ?? null,
  };
}
