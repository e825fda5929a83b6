import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { flowOf } from '../../../../domain/letters/letter.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { salutationOf } from '../../../../domain/letters/salutation.ts';
import type { Draft } from './draft.ts';
import { textOf } from './lookups.ts';

/** How the text addresses the receiver, as the server will print it: one has their own form, several have none. */
export function useSalutation(draft: Draft): string {
  const { usersByIds, lookup } = useNaskah();
  const leaves = flowOf(draft) === 'internal-eksternal';
  const outside = (leaves && draft.internalToExternal?.externalReceiver) || [];
  const isOne = outside.length + draft.receivers.length === 1;
  const [institutionId, inside] = [outside[0]?.institutionId, draft.receivers[0]];
  const userId = inside && !isGroup(inside) && !inside.isWholePost ? inside.userId : undefined;
  const { data } = useQuery({
    queryKey: ['salutation', institutionId ?? userId],
    queryFn: async ({ signal }) => {
      if (!institutionId) return (await usersByIds([userId ?? ''], { signal }))[0]?.salutation ?? null;
      const [found] = await lookup('master-data.instansi', { ids: [institutionId], signal });
      return textOf(found?.salutation);
    },
    enabled: isOne && Boolean(institutionId ?? userId),
    staleTime: 300_000,
  });
  return salutationOf(isOne ? [data] : []);
}
