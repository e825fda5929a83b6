import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';

/** What the paper prints of the sender besides the names: asked for, so that a draft opened again has it too. */
export function useSenderFacts(sender: Person | null): { npp: string | null; companyCode: string | null } {
  const { usersByIds } = useNaskah();
  const userId = sender?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['people', userId],
    queryFn: ({ signal }) => usersByIds([userId], { signal }),
    enabled: userId !== '',
    staleTime: 300_000,
  });
  const post = data?.find((option) => option.positionId === sender?.userPositionId);
  return { npp: post?.npp ?? null, companyCode: post?.companyCode ?? null };
}
