import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { useWizard } from '../frame/wizard-context.ts';

export const queueKey = ['registering', 'queue'];

type Queue = {
  items: RegisteringItem[];
  /** Where this letter stands among them, from 0; -1 before its first save. */
  at: number;
  /** The next that waits, after this one or else before it. */
  next: RegisteringItem | undefined;
  /** The last one registered, whose number is to be written on the paper. */
  last: RegisteringItem | undefined;
};

/** The pile of letters from outside: what waits at this desk and what was registered today. */
export function useQueue(): Queue {
  const { draft } = useWizard();
  const { registeringQueue } = useNaskah();
  const { data } = useQuery({
    queryKey: queueKey,
    queryFn: ({ signal }) => registeringQueue({ signal }),
    staleTime: 10_000,
    retry: 1,
  });
  const items = data?.items ?? [];
  const at = items.findIndex(({ letterId }) => letterId === draft.id);
  const waits = (item: RegisteringItem) => item.agenda === null && item.letterId !== draft.id;
  return {
    items,
    at,
    next: items.slice(at + 1).find(waits) ?? items.find(waits),
    last: items.filter(({ agenda }) => agenda !== null).at(-1),
  };
}
