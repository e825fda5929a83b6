import { type RefObject, useLayoutEffect, useState } from 'react';

type Placed = { top: number; line: number };

const between = 12;

/**
 * Sets cards at the height of their passages; they never overlap but move down.
 * @returns of each its top, and where on it the line from its passage ends; and the height of all
 */
export function usePlacedCards(
  column: RefObject<HTMLElement | null>,
  ids: readonly string[],
  tops: ReadonlyMap<string, number>,
): { at: ReadonlyMap<string, Placed>; height: number } {
  const [heights, setHeights] = useState<Record<string, number>>({});
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements
  useLayoutEffect(() => {
    const element = column.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const cards = [...element.querySelectorAll<HTMLElement>(':scope > [data-card], :scope > [data-flow]')];
    const read = () => {
      const next = Object.fromEntries(cards.map((card) => [card.dataset.card ?? '', card.offsetHeight]));
      setHeights((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    const watch = new ResizeObserver(read);
    for (const card of cards) watch.observe(card);
    return () => watch.disconnect();
  }, [column, key]);
  return placeCards(ids, tops, heights, heights[''] ?? 0);
}

/** @param begin height of what stands above all cards */
export function placeCards(
  ids: readonly string[],
  tops: ReadonlyMap<string, number>,
  heights: Readonly<Record<string, number>>,
  begin: number,
): { at: ReadonlyMap<string, Placed>; height: number } {
  const wanted = ids
    .map((id) => ({ id, passage: tops.get(id) ?? 0 }))
    .toSorted((a, b) => a.passage - b.passage);
  const at = new Map<string, Placed>();
  let free = begin > 0 ? begin + between : 0;
  for (const { id, passage } of wanted) {
    const height = heights[id] ?? 0;
    // Its first line at the passage's.
    const top = Math.max(passage - 20, free);
    at.set(id, { top, line: Math.min(Math.max(passage - top, 10), Math.max(height - 10, 10)) });
    free = top + height + between;
  }
  return { at, height: free };
}
