import type { QueryClient } from '@tanstack/react-query';
import { type Counters, countersEnd } from '../../../domain/letters/letter-rows.ts';

/** Which lists a counter stands for. */
const listsOf: Record<keyof Counters, string[][]> = {
  inboxCount: [
    ['letters', 'inbox'],
    ['letters', 'inbox-counts'],
  ],
  taskCount: [
    ['letters', 'task'],
    ['letters', 'task-counts'],
    ['letters', 'dispositions', 'list'],
    ['summaries'],
  ],
  outboxCount: [['letters', 'outbox']],
  draftCount: [['letters', 'draft']],
  // Their lists stay unchanged while read; the menu counts arrivals.
  retentionCount: [['summaries']],
  accessCount: [['summaries']],
  ticketCount: [['summaries']],
};
/** Lists with more pages are left alone: a refetch would load all of them. */
export const mostPages = 5;

/**
 * Invalidates lists whose counters changed or are at the counting limit (sent again on each change); all of them
 * when the earlier counters are unknown.
 */
export function refreshLists(client: QueryClient, now?: Counters, before?: Counters): void {
  for (const name of Object.keys(listsOf) as (keyof Counters)[]) {
    if (now && before && now[name] === before[name] && now[name] < countersEnd) continue;
    for (const queryKey of listsOf[name])
      void client.invalidateQueries({ queryKey, predicate: ({ state }) => pagesOf(state.data) <= mostPages });
  }
}

/** Refreshes the open letter, too: its history, readers and dispositions. */
export function refreshOpened(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['letters', 'dispositions'] });
  void client.invalidateQueries({
    queryKey: ['letters', 'one'],
    predicate: ({ queryKey: [, , , part] }) =>
      part === undefined || part === 'timeline' || part === 'readers',
  });
}

export const pagesOf = (data: unknown): number =>
  (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 1;
