import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Stable callback that runs the last committed version, never that of a render in progress. Avoids renders of its
 * consumers.
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
