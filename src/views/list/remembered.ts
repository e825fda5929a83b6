import { useCallback } from 'react';
import { useSigned } from '../../shell/index.ts';
import { deviceStore, inBrowser } from '../../ui/device-store.ts';

// Not react-admin's store, which sign-out clears: a user's columns last.
const settings = deviceStore<unknown>('lists.', inBrowser);
takeOver('naskah-lists.');

/** A setting of the user in this browser. */
export function useRemembered<T>(name: string, otherwise: T): [T, (value: T | undefined) => void] {
  const { data } = useSigned();
  const key = `${data?.user.id ?? ''}.${name}`;
  const set = useCallback((value: T | undefined) => void settings.write(key, value), [key]);
  return [(settings.use(key) as T | undefined) ?? otherwise, set];
}

/** Moves the settings of an earlier version, which had another prefix. */
function takeOver(formerly: string): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(formerly))) {
      const own = key.slice(formerly.length);
      if (settings.textOf(own) === null) settings.write(own, JSON.parse(localStorage.getItem(key) ?? 'null'));
      localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage, or text that is no JSON: the list shows its own columns.
  }
}
