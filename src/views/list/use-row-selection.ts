import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useStable } from '../../shell/index.ts';
import type { Row } from '../record.ts';

/** Row selection; Shift applies the clicked row's new state to all rows since the last click. */
export function useRowSelection(rows: readonly Row[]): (id: string, isRange?: boolean) => void {
  const { selectedIds, onSelect, onToggleItem } = useListContext<Row>();
  const last = useRef<string | null>(null);
  // Stable, so that one selection does not render every row.
  return useStable<[id: string, isRange?: boolean], void>((id, isRange = false) => {
    const ids = rows.map((row) => row.id);
    const from = last.current === null ? -1 : ids.indexOf(last.current);
    last.current = id;
    if (!isRange || from < 0) {
      onToggleItem(id);
      return;
    }
    onSelect(withRange(ids, from, ids.indexOf(id), selectedIds.map(String)));
  });
}

/** Selection after the range takes the state that `to` gets. */
export function withRange(
  ids: readonly string[],
  from: number,
  to: number,
  chosen: readonly string[],
): string[] {
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  const isOn = !chosen.includes(ids[to] ?? '');
  const others = chosen.filter((id) => !range.includes(id));
  return isOn ? [...others, ...range] : others;
}
