import type { QueryClient } from '@tanstack/react-query';
import type { TaskKind } from '../../domain/letters/letter-rows.ts';

/** List filters, by the server's names (server/letters/lists/). */
export type InboxFilter = {
  isOpen?: boolean;
  firstChar?: string;
  filter?: Record<string, string>;
};

/** Where the letters' answers are kept. */
export const keys = {
  inboxes: ['letters', 'inbox'] as const,
  inbox: (filter: InboxFilter) => ['letters', 'inbox', filter] as const,
  /** One item found by its letter, for an address opened from outside the list. */
  inboxItem: (letterId: string) => ['letters', 'inbox-item', letterId] as const,
  labels: ['letters', 'labels'] as const,
  thread: (letterId: string) => ['letters', 'one', letterId, 'thread'] as const,
  readers: (letterId: string) => ['letters', 'one', letterId, 'readers'] as const,
  inboxCounts: ['letters', 'inbox-counts'] as const,
  outboxes: ['letters', 'outbox'] as const,
  outbox: (filter: InboxFilter) => ['letters', 'outbox', filter] as const,
  /** One row found by its letter, for an address opened from outside the list. */
  outboxItem: (letterId: string) => ['letters', 'outbox', 'one', letterId] as const,
  drafts: ['letters', 'draft'] as const,
  prepared: ['letters', 'draft', 'prepared'] as const,
  draft: (firstChar: string) => ['letters', 'draft', firstChar] as const,
  tasks: ['letters', 'task'] as const,
  task: (kind: TaskKind | null, order: string) => ['letters', 'task', kind, order] as const,
  taskCounts: ['letters', 'task-counts'] as const,
  dispositions: ['letters', 'dispositions'] as const,
  dispositionList: (direction: 'in' | 'out', isOpen: boolean | undefined, order: string) =>
    ['letters', 'dispositions', 'list', direction, isOpen, order] as const,
  disposition: (id: string) => ['letters', 'dispositions', 'one', id] as const,
  letterDispositions: (letterId: string) => ['letters', 'dispositions', 'of', letterId] as const,
  letter: (id: string) => ['letters', 'one', id] as const,
  followUp: (id: string) => ['letters', 'one', id, 'follow-up'] as const,
  /** The version: each has a text of its own. */
  articles: (id: string, version: number) => ['letters', 'one', id, 'articles', version] as const,
  timeline: (id: string) => ['letters', 'one', id, 'timeline'] as const,
};

/** Refreshes all that a step of a letter changes: lists, the letter, the menu's counters. */
export function refreshAfterStep(client: QueryClient, letterId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: keys.tasks });
  void client.invalidateQueries({ queryKey: keys.taskCounts });
  void client.invalidateQueries({ queryKey: keys.outboxes });
  void client.invalidateQueries({ queryKey: keys.dispositions });
  refreshCounters(client);
  return client.invalidateQueries({ queryKey: keys.letter(letterId) });
}

/** The shell's counters (SPEC A2). */
export const refreshCounters = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['counters'] });
