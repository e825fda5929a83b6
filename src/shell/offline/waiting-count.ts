import { useSyncExternalStore } from 'react';

const prefix = 'naskah.waiting.';
const listeners = new Set<() => void>();

/** Key of a user's queued writes; they name things by id only, so they survive a sign-out. */
export const waitingKey = (userId: string): string => prefix + userId;

export const waitingChanged = (): void => {
  for (const listener of listeners) listener();
};

/** How many writes of this person wait for the network, in all tabs. */
export const useWaitingCount = (userId: string): number =>
  useSyncExternalStore(subscribe, () => countIn(localStorage.getItem(waitingKey(userId))));

function countIn(kept: string | null): number {
  if (!kept) return 0;
  try {
    const waiting: unknown = JSON.parse(kept);
    return Array.isArray(waiting) ? waiting.length : 0;
  } catch {
    return 0;
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
