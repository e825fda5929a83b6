import { useEffect } from 'react';
import { fetchWhenIdle } from '../shell/index.ts';

/**
 * Fetches the likely next part once the browser has nothing better to do (SPEC A5).
 * @param ready the screen has what it shows; before that the line is for it alone
 */
export function usePrefetch(load: () => Promise<unknown>, ready: boolean): void {
  useEffect(() => (ready ? fetchWhenIdle(load) : undefined), [load, ready]);
}
