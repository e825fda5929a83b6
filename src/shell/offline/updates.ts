import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** A newer version of the app waits for a reload. */
export const useUpdate = (): boolean => useSyncExternalStore(subscribe, () => isReady);

/** Set when an update is found; cleared when the user postpones it, until the next one. */
export function setUpdate(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
