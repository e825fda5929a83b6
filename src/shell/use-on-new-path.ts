import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStable } from '../ui/use-stable.ts';

/**
 * Debounce, in milliseconds: the new page goes first, and quick stepping through letters triggers one run, not one
 * each.
 */
const pause = 150;

/** Runs on each new path (SPEC A2, A4: what is fetched on every route change). */
export function useOnNewPath(run: () => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const runLatest = useStable(run);
  useEffect(() => {
    if (last.current === pathname) return;
    const timer = setTimeout(() => {
      last.current = pathname;
      runLatest();
    }, pause);
    return () => clearTimeout(timer);
  }, [pathname, runLatest]);
}
