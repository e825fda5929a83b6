import { useEffect } from 'react';

/**
 * Fetches the likely next part once the browser has nothing better to do, within 2000 ms (SPEC A5).
 * @param ready the screen has what it shows; before that the line is for it alone
 */
export function usePrefetch(load: () => Promise<unknown>, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    // A part that cannot be fetched now is asked for again when it is opened.
    const fetchPart = () => void load().catch(() => {});
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchPart, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchPart, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [load, ready]);
}
