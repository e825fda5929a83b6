import { type RefObject, useState } from 'react';
import { type Message, type Messages, translate } from '../../lib/language.ts';

/** An item of a long list, or those that stand folded in its place. */
export type Shown<T> = { item: T } | { hidden: T[] };

type How<T> = {
  /** As many are shown without folding. */
  most: number;
  isKept: (item: T, at: number) => boolean;
  /** Neighbours that fold into one have it in common. */
  together?: (item: T) => unknown;
};

/** Folds what a list longer than `most` need not show; one alone takes no less room folded. */
export function folded<T>(items: readonly T[], { most, isKept, together }: How<T>): Shown<T>[] {
  if (items.length <= most) return items.map((item) => ({ item }));
  const rows: Shown<T>[] = [];
  for (const [at, item] of items.entries()) {
    const last = rows.at(-1);
    if (isKept(item, at)) rows.push({ item });
    else if (last && 'hidden' in last && together?.(last.hidden[0] as T) === together?.(item))
      last.hidden.push(item);
    else rows.push({ hidden: [item] });
  }
  return rows.map((row) => ('hidden' in row && row.hidden.length === 1 ? { item: row.hidden[0] as T } : row));
}

/**
 * A list that folds until it is opened.
 * @param list takes the focus then, since the button that had it is gone
 */
export function useFolded<T>(
  items: readonly T[],
  how: How<T>,
  list: RefObject<HTMLElement | null>,
): { rows: Shown<T>[]; open: () => void } {
  const [isOpen, setOpen] = useState(false);
  return {
    rows: isOpen ? items.map((item) => ({ item })) : folded(items, how),
    open: () => {
      setOpen(true);
      list.current?.focus();
    },
  };
}

/** "+5 lainnya" */
export function OpenFolded({ count, said, onOpen }: { count: number; said?: string; onOpen: () => void }) {
  return (
    <button type="button" className="text-link" onClick={onOpen}>
      {[translate(foldedMessages.others(count)), said].filter(Boolean).join(', ')}
    </button>
  );
}

const foldedMessages = {
  others: (count: number): Message => ({ id: `+${count} lainnya`, en: `+${count} more` }),
} satisfies Messages;
