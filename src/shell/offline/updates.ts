import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** Whether a newer version of the app waits for the page to be loaded anew. */
export const useUpdate = (): boolean => useSyncExternalStore(subscribe, () => isReady);

/** Said by whoever has found one; or put off by the person, until the next one. */
export function setUpdate(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
