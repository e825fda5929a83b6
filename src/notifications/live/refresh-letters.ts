import type { Query, QueryClient } from '@tanstack/react-query';
import { mostPages, pagesOf } from './refresh-lists.ts';

/** In which changes are collected into one round of requests, in milliseconds. */
const together = 400;

/** Collects ids that come one after another. */
export function collectChanges(tell: (ids: ReadonlySet<string>) => void): (ids: readonly string[]) => void {
  let waiting: Set<string> | undefined;
  return (ids) => {
    if (waiting) {
      for (const id of ids) waiting.add(id);
      return;
    }
    waiting = new Set(ids);
    setTimeout(() => {
      const all = waiting;
      waiting = undefined;
      if (all) tell(all);
    }, together);
  };
}

/** Asked for by the letter's version, or changed by no step of others. */
const fixed = new Set(['scan', 'pages', 'follow-up']);

/**
 * Asks anew for what is shown of these letters: the open one with its history, comments and dispositions, and lists with
 * one of them. Nothing typed is touched.
 */
export function refreshLetters(client: QueryClient, ids: ReadonlySet<string>): void {
  void client.invalidateQueries({ queryKey: ['letters'], predicate: (query) => isAbout(query, ids) });
}

function isAbout({ queryKey: [, list, id, part], state }: Query, ids: ReadonlySet<string>): boolean {
  if (list === 'one') return ids.has(String(id)) && !fixed.has(String(part));
  if (list === 'dispositions' && id === 'of') return ids.has(String(part));
  if (list === 'dispositions' && id === 'one') return ids.has(`${(state.data as Row | undefined)?.letterId}`);
  return (
    pagesOf(state.data) <= mostPages &&
    rowsIn(state.data).some((row) => ids.has(row.letterId ?? row.id ?? ''))
  );
}

type Row = { id?: string; letterId?: string };
type Pages = { pages?: { items?: Row[] }[] } | null | undefined;

const rowsIn = (data: unknown): Row[] => (data as Pages)?.pages?.flatMap(({ items }) => items ?? []) ?? [];
