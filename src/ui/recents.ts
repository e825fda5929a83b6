import { deviceStore, inBrowser } from './device-store.ts';

/**
 * A user's latest items on this device, newest first, until the session ends.
 * @param most how many are stored
 */
export function recents<T>(
  name: string,
  most: number,
  isItem: (value: unknown) => value is T,
  idOf: (item: T) => string,
) {
  const store = deviceStore<unknown>(`${name}.`, inBrowser, { ends: 'session' });
  const items = (kept: unknown): T[] => (Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : []);
  const of = (userId: string): T[] => items(store.read(userId));
  return {
    of,
    use: (userId: string): T[] => items(store.use(userId)),
    add(userId: string, item: T): void {
      const others = of(userId).filter((other) => idOf(other) !== idOf(item));
      store.write(userId, [item, ...others].slice(0, most));
    },
    clear: (userId: string) => void store.write(userId, undefined),
  };
}
