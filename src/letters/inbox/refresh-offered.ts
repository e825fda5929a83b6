import type { QueryClient } from '@tanstack/react-query';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { keys, refreshCounters } from '../cache.ts';

/** Refetches what changes when an offered letter is taken or handed back. */
export function refreshOffered(client: QueryClient, { letterId }: Pick<InboxItem, 'letterId'>): void {
  refreshCounters(client);
  for (const queryKey of [
    keys.inboxes,
    keys.inboxCounts,
    keys.inboxItem(letterId),
    keys.letter(letterId),
    keys.timeline(letterId),
  ])
    void client.invalidateQueries({ queryKey });
}
