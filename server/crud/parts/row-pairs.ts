import type { Row } from '../hooks.ts';

/** A row before and after a change, and its place there, from 1; `before` for rows that went. */
export type RowPair = { id: string; before?: Row; after?: Row; place: number };

/** The rows that came, went or changed: first those that went, then the others in their order. */
export function rowPairs(before: readonly Row[], after: readonly Row[]): RowPair[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.flatMap((row, at) =>
    kept.has(row.id) ? [] : [{ id: String(row.id), before: row, place: at + 1 }],
  );
  const stayed = after.flatMap((row, at): RowPair[] => {
    const was = old.get(row.id);
    if (was && JSON.stringify(sorted(was)) === JSON.stringify(sorted(row))) return [];
    return [{ id: String(row.id), ...(was && { before: was }), after: row, place: at + 1 }];
  });
  return [...gone, ...stayed];
}

/** Whether the rows that stayed stand in another order. */
export function isReordered(before: readonly Row[], after: readonly Row[]): boolean {
  const [old, now] = [before, after].map((rows) => rows.map(({ id }) => id));
  const stayed = (ids: unknown[] = [], others: unknown[] = []) => ids.filter((id) => others.includes(id));
  return stayed(old, now).join() !== stayed(now, old).join();
}

/** The audit log is JSON: its keys come in an order of their own. */
const sorted = (row: Row): [string, unknown][] =>
  Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
