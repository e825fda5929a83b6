import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { keys } from '../cache.ts';
import type { InboxCounts } from './patch-inbox.ts';

/** How many are Open and Closed, for the tabs and the STATUS legend (SPEC A2); undefined until known. */
export function useInboxCounts(): InboxCounts | undefined {
  const { listInbox } = useNaskah();
  return useQuery({
    queryKey: keys.inboxCounts,
    queryFn: async ({ signal }): Promise<InboxCounts> => {
      const [open, closed] = await Promise.all(
        [true, false].map((isOpen) => listInbox({ page: 1, perPage: 1, isOpen, signal })),
      );
      return { open: open?.totalCount ?? 0, closed: closed?.totalCount ?? 0 };
    },
  }).data;
}
