import { useCallback, useRef } from 'react';

/** A function that stays the same and does what it was last given: for parts that are not drawn anew because of it. */
export function useStable<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...args) => latest.current(...args), []);
}
