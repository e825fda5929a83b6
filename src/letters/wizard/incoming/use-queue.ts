import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { lastOf, pileOf, useTaken } from './pile.ts';

export const queueKey = ['registering', 'queue'];

type Queue = {
  /** The letters of the pile in hand. */
  pile: RegisteringItem[];
  /** Where this letter stands among them, from 0; -1 before its first save. */
  at: number;
  /** The nearest that wait, before and after it. */
  before: RegisteringItem | undefined;
  after: RegisteringItem | undefined;
  /** The next that waits, after this one or else before it. */
  next: RegisteringItem | undefined;
  /** The last one registered, whose number is to be written on the paper. */
  last: RegisteringItem | undefined;
};

/** The pile of letters from outside in hand, as far as it waits or was registered. */
export function useQueue(): Queue {
  const { draft } = useWizard();
  const { items = [] } = useQueueItems();
  const pile = pileOf(items, draft.id, useTaken());
  const at = pile.findIndex(({ letterId }) => letterId === draft.id);
  const waits = (item: RegisteringItem) => item.agenda === null && item.letterId !== draft.id;
  const after = pile.slice(at + 1).find(waits);
  return {
    ...{ pile, at, after },
    before: pile.slice(0, Math.max(0, at)).findLast(waits),
    next: after ?? pile.find(waits),
    last: lastOf(pile),
  };
}

/** What waits at this desk and what was registered there of late; undefined until it is here. */
export function useQueueItems(): { items: RegisteringItem[] | undefined; isFailed: boolean } {
  const { registeringQueue } = useNaskah();
  const { data, isError } = useQuery({
    queryKey: queueKey,
    queryFn: ({ signal }) => registeringQueue({ signal }),
    staleTime: 10_000,
    retry: 1,
  });
  return { items: data?.items, isFailed: isError };
}
