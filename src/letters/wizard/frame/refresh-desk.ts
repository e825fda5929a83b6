import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the lists that contain the draft, and the menu counters. */
export function refreshDesk(client: QueryClient, letterId: string): void {
  for (const queryKey of [
    ['letters', 'draft'],
    ['letters', 'outbox'],
    ['letters', 'one', letterId],
    ['counters'],
    ['writing'],
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
