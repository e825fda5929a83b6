import { useSyncExternalStore } from 'react';

let isReady = false;
let isReloading = false;
const listeners = new Set<() => void>();

/** A newer version of the app waits for a reload. */
export const useUpdate = (): boolean => useSyncExternalStore(subscribe, () => isReady);

/** Shows the offer of a reload; hidden once the user postpones it, until the next one. */
export const offerUpdate = (): void => setReady(true);
export const postponeUpdate = (): void => setReady(false);

/** Whether the user chose to reload for a newer version: forms then store what was typed (views/form/kept-typed.tsx). */
export const reloadsForUpdate = (): boolean => isReloading;

/** Reloads; guards of unsaved work ask before. */
export function reloadForUpdate(): void {
  isReloading = true;
  location.reload();
}

function setReady(ready: boolean): void {
  isReady = ready;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
