import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useStable } from '../../shell/index.ts';
import type { Row } from '../record.ts';

/** Choosing rows; with Shift also all between the last one and this one, as that one was chosen or not. */
export function useRowSelection(rows: readonly Row[]): (id: string, isRange?: boolean) => void {
  const { selectedIds, onSelect, onToggleItem } = useListContext<Row>();
  const last = useRef<string | null>(null);
  // The same for as long as the list stands, so that one choice does not draw every row anew.
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

/** What is chosen after the range from one row to another got what the other one gets. */
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
