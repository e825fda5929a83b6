import { useEffect } from 'react';
import { fetchWhenIdle } from '../first-load/index.ts';

/**
 * Prefetches the likely next part when the browser is idle (SPEC A5).
 * @param ready the screen has its data; before that the network is reserved for it
 */
export function usePrefetch(load: () => Promise<unknown>, ready: boolean): void {
  useEffect(() => (ready ? fetchWhenIdle(load) : undefined), [load, ready]);
}
