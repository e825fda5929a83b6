import type { QueryClient } from '@tanstack/react-query';
import type { TaskKind } from '../../resources/naskah-dinas/letter.ts';

export type InboxFilter = { isOpen?: boolean; firstChar?: string };

/** Where the letters' answers are kept. */
export const keys = {
  inboxes: ['letters', 'inbox'] as const,
  inbox: (filter: InboxFilter) => ['letters', 'inbox', filter] as const,
  /** One item found by its letter, for an address opened from outside the list. */
  inboxItem: (letterId: string) => ['letters', 'inbox-item', letterId] as const,
  inboxCounts: ['letters', 'inbox-counts'] as const,
  outboxes: ['letters', 'outbox'] as const,
  outbox: (firstChar: string) => ['letters', 'outbox', firstChar] as const,
  drafts: ['letters', 'draft'] as const,
  draft: (firstChar: string) => ['letters', 'draft', firstChar] as const,
  tasks: ['letters', 'task'] as const,
  task: (kind: TaskKind | null) => ['letters', 'task', kind] as const,
  taskCounts: ['letters', 'task-counts'] as const,
  letter: (id: string) => ['letters', 'one', id] as const,
  timeline: (id: string) => ['letters', 'one', id, 'timeline'] as const,
};

/** Everything that a step in a letter's life changes: lists, the letter, and the menu's counters. */
export function refreshAfterStep(client: QueryClient, letterId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.tasks });
  void client.invalidateQueries({ queryKey: keys.taskCounts });
  void client.invalidateQueries({ queryKey: keys.outboxes });
  refreshCounters(client);
  return client.invalidateQueries({ queryKey: keys.letter(letterId) });
}

/** The shell's counters (SPEC A2). */
export const refreshCounters = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['counters'] });
