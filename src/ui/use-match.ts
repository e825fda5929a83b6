import { useEffect, useState } from 'react';

/** Whether a media query holds, and again whenever that changes. */
export function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => setMatches(list.matches);
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}

/** Narrower than a tablet: one column, sheets in place of popovers. */
export const useIsPhone = (): boolean => useMatch('(max-width: 599.95px)');

/** Worked with by fingers alone: nothing can be dragged there. */
export const useIsTouch = (): boolean => useMatch('(hover: none) and (pointer: coarse)');
