import { useSyncExternalStore } from 'react';

/** `offline`: no network; `unreachable`: a network, but the last call had no response. */
export type Line = 'online' | 'offline' | 'unreachable';

let isReached = true;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Connection state, by the browser and the last call (SPEC A4). */
export const lineNow = (): Line => (navigator.onLine ? (isReached ? 'online' : 'unreachable') : 'offline');

/** What became of the last call. */
export function setReached(reached: boolean): void {
  if (isReached === reached) return;
  isReached = reached;
  tell();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export const useLine = (): Line => useSyncExternalStore(subscribe, lineNow);

/** Whether calls are likely to be answered. */
export const useOnline = (): boolean => useLine() === 'online';
