import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element of the sheet: how far below its top its first line begins and how high that is. */
export type Place = { id: string; top: number; height: number };

/**
 * Where the first element of each id stands on the sheet, in reading order, and again whenever its lines break
 * elsewhere.
 * @param attribute that holds the id
 * @param content changes when other elements are drawn
 */
export function usePlaces(
  sheet: RefObject<HTMLElement | null>,
  attribute: string,
  content: unknown,
): Place[] {
  const [found, setFound] = useState<Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other elements
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const read = () => {
      const { top } = element.getBoundingClientRect();
      const places = new Map<string, Place>();
      for (const one of element.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
        const id = one.getAttribute(attribute) ?? '';
        const [line] = one.getClientRects();
        if (id && !places.has(id))
          places.set(id, { id, top: (line?.top ?? top) - top, height: Math.min(line?.height ?? 0, 26) });
      }
      const next = [...places.values()];
      setFound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(read);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [sheet, attribute, content]);
  return found;
}
