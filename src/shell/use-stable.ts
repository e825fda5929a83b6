import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same and does what it was given when the page was last shown; not what a drawing that is still
 * under way gave it. For parts that are not to be drawn anew because of it.
 */
export function useStable<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}
