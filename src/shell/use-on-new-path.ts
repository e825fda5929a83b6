import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStable } from './use-stable.ts';

/** A moment for the new page itself, in milliseconds; who goes through letters by key is asked for once, not for each. */
const pause = 150;

/** Does something whenever the person has come to another page (SPEC A2, A4: what is asked on every route change). */
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
