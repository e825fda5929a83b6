import type { QueryClient } from '@tanstack/react-query';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { keys, refreshCounters } from '../cache.ts';

/** Refetches what changes when offered letters are taken or handed back; of several the lists once. */
export function refreshOffered(client: QueryClient, items: readonly Pick<InboxItem, 'letterId'>[]): void {
  refreshCounters(client);
  // With the letter goes its timeline.
  const ofEach = items.flatMap(({ letterId }) => [keys.inboxItem(letterId), keys.letter(letterId)]);
  for (const queryKey of [keys.inboxes, keys.inboxCounts, ...ofEach])
    void client.invalidateQueries({ queryKey });
}
