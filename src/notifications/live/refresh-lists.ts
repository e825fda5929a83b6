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
  // Their lists stand still while they are read; what came is counted in the menu.
  retentionCount: [['summaries']],
  accessCount: [['summaries']],
};
/** Lists that were followed further than this are left alone: all their pages would be asked for. */
const mostPages = 5;

/**
 * Has the lists asked for anew whose counters are others than they were, or are counted no further (they are said again
 * when something changed); all of them where it is not known what was.
 */
export function refreshLists(client: QueryClient, now?: Counters, before?: Counters): void {
  for (const name of Object.keys(listsOf) as (keyof Counters)[]) {
    if (now && before && now[name] === before[name] && now[name] < countersEnd) continue;
    for (const queryKey of listsOf[name])
      void client.invalidateQueries({ queryKey, predicate: ({ state }) => pagesOf(state.data) <= mostPages });
  }
}

/** News came: what is open beside it is as it is now too, its letter, history, readers and dispositions. */
export function refreshOpened(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['letters', 'dispositions'] });
  void client.invalidateQueries({
    queryKey: ['letters', 'one'],
    predicate: ({ queryKey: [, , , part] }) =>
      part === undefined || part === 'timeline' || part === 'readers',
  });
}

const pagesOf = (data: unknown): number => (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 1;
