import { useCallback, useMemo, useRef, useState } from 'react';
import { mostLettersAtOnce } from '../../../../dataProvider/index.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';

export type BulkKind = 'review' | 'sign';
type Row = Pick<Task, 'letterId' | 'kind' | 'mayDecide'>;

export type Selection = {
  /** Selected tasks still in the list, in its order. */
  chosen: Task[];
  isChosen: (letterId: string) => boolean;
  /** With `isRange` (Shift) all rows since the last touched one take the new state of this row. */
  toggle: (letterId: string, isRange?: boolean) => void;
  chooseAll: () => void;
  keep: (letterIds: readonly string[]) => void;
  clear: () => void;
};

export const isBulkKind = (task: Pick<Task, 'kind' | 'mayDecide'>): boolean =>
  (task.kind === 'review' || task.kind === 'sign') && task.mayDecide;

/** Which of the tasks are chosen; those that leave the list leave the choice. */
export function useSelection(tasks: Task[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const shown = useRef(tasks);
  shown.current = tasks;
  const chosen = useMemo(
    () => tasks.filter((task) => isBulkKind(task) && ids.has(task.letterId)),
    [tasks, ids],
  );
  const toggle = useCallback((letterId: string, isRange = false) => {
    setIds((before) => toggled(before, shown.current, letterId, isRange ? last.current : null));
    last.current = letterId;
  }, []);
  const keep = useCallback((letterIds: readonly string[]) => setIds(new Set(letterIds)), []);
  const chooseAll = useCallback(
    () =>
      setIds(
        new Set(
          shown.current
            .filter(isBulkKind)
            .slice(0, mostLettersAtOnce)
            .map(({ letterId }) => letterId),
        ),
      ),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  return {
    chosen,
    isChosen: useCallback((id) => ids.has(id), [ids]),
    toggle,
    chooseAll,
    keep,
    clear,
  };
}

/** Selection after one row is toggled: it alone, or all between `from` and it; at most what one call takes. */
export function toggled(
  before: ReadonlySet<string>,
  tasks: readonly Row[],
  letterId: string,
  from: string | null,
): ReadonlySet<string> {
  const rows = tasks.filter(isBulkKind);
  const at = rows.findIndex((row) => row.letterId === letterId);
  if (at < 0) return before;
  const start = from === null ? -1 : rows.findIndex((row) => row.letterId === from);
  const touched = start < 0 ? [rows[at]] : rows.slice(Math.min(start, at), Math.max(start, at) + 1);
  const after = new Set(before);
  const isOn = !before.has(letterId);
  for (const row of touched) {
    if (!row) continue;
    if (!isOn) after.delete(row.letterId);
    else if (after.size < mostLettersAtOnce) after.add(row.letterId);
  }
  return after;
}
