import { useCallback, useMemo, useRef, useState } from 'react';
import type { InboxItem } from '../../../../domain/letters/letter-rows.ts';

export type InboxSelection = {
  /** The chosen items that are in the list, in its order. */
  chosen: InboxItem[];
  /** Begun by its button: rows are then ticked instead of opened. */
  isChoosing: boolean;
  /** That, or something is chosen already. */
  isUnderWay: boolean;
  begin: () => void;
  has: (item: InboxItem) => boolean;
  /** With `range`, everything from the one chosen before. */
  toggle: (item: InboxItem, range?: boolean) => void;
  chooseAll: () => void;
  /** Nothing is chosen any more, nor chosen by rows. */
  clear: () => void;
};

/** What the server takes at once. */
export const mostItemsAtOnce = 100;

/** Selected rows of a list; rows that leave the list leave the selection. */
export function useInboxSelection(items: InboxItem[]): InboxSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const anchor = useRef<string | null>(null);
  const toggle = useCallback<InboxSelection['toggle']>(
    (item, range = false) => {
      setIds((now) => {
        const next = new Set(now);
        const from = items.findIndex(({ id }) => id === anchor.current);
        const to = items.findIndex(({ id }) => id === item.id);
        if (range && from >= 0 && to >= 0)
          for (const { id } of items.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
        else if (!next.delete(item.id)) next.add(item.id);
        return next;
      });
      anchor.current = item.id;
    },
    [items],
  );
  return useMemo(() => {
    const chosen = items.filter(({ id }) => ids.has(id)).slice(0, mostItemsAtOnce);
    return {
      chosen,
      isChoosing,
      isUnderWay: isChoosing || chosen.length > 0,
      begin: () => setChoosing(true),
      has: ({ id }) => ids.has(id),
      toggle,
      chooseAll: () => setIds(new Set(items.slice(0, mostItemsAtOnce).map(({ id }) => id))),
      clear: () => {
        setIds(new Set());
        setChoosing(false);
      },
    };
  }, [items, ids, isChoosing, toggle]);
}
