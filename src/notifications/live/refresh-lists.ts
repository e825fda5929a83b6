import type { QueryClient } from '@tanstack/react-query';
import type { Counters } from '../../../resources/naskah-dinas/letter.ts';

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
  retentionCount: [['retention', 'proposals'], ['summaries']],
  accessCount: [['access-requests'], ['summaries']],
};
/** Lists that were followed further than this are left alone: all their pages would be asked for. */
const mostPages = 3;

/** Has the lists asked for anew whose counters rose: what came is seen in the list that is open as well. */
export function refreshRisen(client: QueryClient, before: Counters, now: Counters): void {
  for (const name of Object.keys(listsOf) as (keyof Counters)[]) {
    if (!(now[name] > before[name])) continue;
    for (const queryKey of listsOf[name])
      void client.invalidateQueries({ queryKey, predicate: ({ state }) => pagesOf(state.data) <= mostPages });
  }
}

const pagesOf = (data: unknown): number => (data as { pages?: unknown[] } | undefined)?.pages?.length ?? 1;
