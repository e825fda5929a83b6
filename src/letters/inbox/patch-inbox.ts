import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../dataProvider/index.ts';
import type { InboxCounts, InboxItem } from '../../../domain/letters/letter-rows.ts';
import { type InboxFilter, keys } from '../cache.ts';

type Pages = InfiniteData<Page<InboxItem>, number>;
type Change = Partial<Pick<InboxItem, 'isRead' | 'isOpen' | 'labels'>>;

/**
 * Applies a change of one inbox item optimistically to every list, the counts and the single item.
 * @returns reverts it
 */
export function patchInbox(client: QueryClient, item: InboxItem, change: Change): () => void {
  const before: [QueryKey, unknown][] = [
    ...client.getQueriesData({ queryKey: keys.inboxes }),
    [keys.inboxItem(item.letterId), client.getQueryData(keys.inboxItem(item.letterId))],
    [keys.inboxCounts, client.getQueryData(keys.inboxCounts)],
  ];
  for (const [key, data] of client.getQueriesData<Pages>({ queryKey: keys.inboxes })) {
    const filter = (key[2] ?? {}) as InboxFilter;
    if (data) client.setQueryData(key, patchPages(data, item.id, change, filter));
  }
  client.setQueryData<InboxItem | null>(keys.inboxItem(item.letterId), (found) =>
    found ? { ...found, ...change } : found,
  );
  if (change.isOpen !== undefined && change.isOpen !== item.isOpen) {
    const step = change.isOpen ? 1 : -1;
    client.setQueryData<InboxCounts>(
      keys.inboxCounts,
      (counts) => counts && { ...counts, open: counts.open + step, closed: counts.closed - step },
    );
  }
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Changes the item in its page; removes it when the list filters for the other state. */
export function patchPages(data: Pages, id: string, change: Change, filter: InboxFilter): Pages {
  const leaves =
    change.isOpen !== undefined && filter.isOpen !== undefined && change.isOpen !== filter.isOpen;
  if (!data.pages.some((page) => page.items.some((item) => item.id === id))) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      totalCount: leaves ? page.totalCount - 1 : page.totalCount,
      items: leaves
        ? page.items.filter((item) => item.id !== id)
        : page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    })),
  };
}
