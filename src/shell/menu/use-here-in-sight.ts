import { useEffect, useRef } from 'react';

/**
 * The menu scrolls to the entry of the page that was come to, unless it was picked in the menu, where it is seen.
 * @param current what changes with the page
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
