import { useCallback, useMemo, useState } from 'react';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';

/** As many as are thrown away in one go. */
export const mostChosen = 50;

/** Which drafts are chosen; those that leave the list leave the choice. */
export function useChosen(items: readonly LetterListItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id) && next.size < mostChosen) next.add(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setIds(new Set()), []);
  const chooseAll = useCallback(
    () => setIds(new Set(items.slice(0, mostChosen).map(({ id }) => id))),
    [items],
  );
  return { chosen, isChosen: (id: string) => ids.has(id), toggle, clear, chooseAll };
}
