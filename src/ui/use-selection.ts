import { useCallback, useMemo, useRef, useState } from 'react';
import { useStable } from './use-stable.ts';

type Ids = ReadonlySet<string>;

/**
 * Selected rows of a list; rows that leave the list leave the selection.
 * @param max most rows one call takes
 */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], max: number) {
  const [ids, keep] = useState<Ids>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  /** How many of the rows can be selected. */
  const possible = Math.min(rows.length, max);
  const isAll = possible > 0 && chosen.length === possible;
  const clear = useCallback(() => keep(new Set()), []);
  const selectAll = () => keep(new Set(rows.slice(0, max).map(({ id }) => id)));
  return {
    chosen,
    possible,
    isAll,
    has: (id: string) => ids.has(id),
    toggle: useToggle(rows, keep, max),
    selectAll,
    toggleAll: isAll ? clear : selectAll,
    drop: (gone: readonly string[]) =>
      keep((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    clear,
  };
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;

/** Stable callback that toggles a row; with `isRange` (Shift) all rows since the last toggled one. */
export function useToggle(
  rows: readonly { id: string }[],
  change: (next: (before: Ids) => Ids) => void,
  max: number,
): (id: string, isRange?: boolean) => void {
  const last = useRef<string | null>(null);
  return useStable<[id: string, isRange?: boolean], void>((id, isRange = false) => {
    const from = isRange ? last.current : null;
    last.current = id;
    change((before) =>
      toggled(
        before,
        rows.map((row) => row.id),
        id,
        from,
        max,
      ),
    );
  });
}

/** Selection after `id` is toggled: it alone, or all rows between `from` and it, take its new state. */
export function toggled(
  before: Ids,
  rows: readonly string[],
  id: string,
  from: string | null,
  max: number,
): Ids {
  const to = rows.indexOf(id);
  if (to < 0) return before;
  const start = from === null ? -1 : rows.indexOf(from);
  const touched = start < 0 ? [id] : rows.slice(Math.min(start, to), Math.max(start, to) + 1);
  const isOn = !before.has(id);
  const after = new Set(before);
  for (const one of touched) {
    if (!isOn) after.delete(one);
    else if (after.size < max) after.add(one);
  }
  return after;
}
