import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxCounts } from '../../../domain/letters/letter-rows.ts';
import { keys } from '../cache.ts';

/** Open and Closed counts for the tabs and the STATUS legend (SPEC A2); undefined until loaded. */
export function useInboxCounts(): InboxCounts | undefined {
  const { inboxCounts } = useNaskah();
  return useQuery({ queryKey: keys.inboxCounts, queryFn: ({ signal }) => inboxCounts({ signal }) }).data;
}

/** Counting stops there; the figure then says "1.000+". */
export const countedUpTo = 1000;
