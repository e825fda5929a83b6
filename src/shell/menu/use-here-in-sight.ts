import { useEffect, useRef } from 'react';

/**
 * Scrolls the menu to the current page's entry, unless it was clicked there.
 * @param current changes with the page
 * @returns the menu's ref
 */
export function useHereInSight(current: string) {
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const here = menu.current?.querySelector('[aria-current="page"]');
    if (here && !here.matches(':hover, :focus'))
      here.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [current]);
  return menu;
}
