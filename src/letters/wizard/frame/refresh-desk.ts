import type { QueryClient } from '@tanstack/react-query';

/** The lists a draft stands in, and the menu's counters, are asked for anew. */
export function refreshDesk(client: QueryClient, letterId: string): void {
  for (const queryKey of [
    ['letters', 'draft'],
    ['letters', 'outbox'],
    ['letters', 'one', letterId],
    ['counters'],
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
