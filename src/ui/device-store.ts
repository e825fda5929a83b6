import { useSyncExternalStore } from 'react';
import { KEPT, PREFIX, SEALED } from '../../authProvider/index.ts';

/** How a value's text is written, for instance sealed (src/sealed). */
type Coding = { encode: (text: string) => string; decode: (kept: string) => string | undefined };

/** Key prefixes by what ends the values: authProvider deletes by them. */
const prefixes = { session: KEPT, signOut: SEALED, never: PREFIX };

export const inTab = () => sessionStorage;
export const inBrowser = () => localStorage;

type Options = { ends?: keyof typeof prefixes; coding?: Coding };

/**
 * JSON values on this device, each under the name and its key. Where the browser refuses storage, values last as
 * long as the page.
 */
export function deviceStore<T>(
  name: string,
  storage: () => Storage,
  { ends = 'never', coding }: Options = {},
) {
  const prefix = prefixes[ends] + name;
  const listeners = new Set<() => void>();
  const refused = new Map<string, T | undefined>();
  const lastRead = new Map<string, { text: string; value: T | undefined }>();

  /** The stored text as it is; null without one. */
  function textOf(key: string): string | null {
    try {
      return storage().getItem(prefix + key);
    } catch {
      return null;
    }
  }

  /** Gives the same object for the same text, so that effects do not run needlessly. */
  function read(key: string): T | undefined {
    if (refused.has(key)) return refused.get(key);
    const text = textOf(key);
    if (text === null) return undefined;
    const last = lastRead.get(key);
    if (last?.text === text) return last.value;
    const value = parsed(text);
    // Another session may read sealed text with another key.
    if (!coding) lastRead.set(key, { text, value });
    return value;
  }

  function parsed(text: string): T | undefined {
    try {
      return JSON.parse((coding ? coding.decode(text) : text) ?? '');
    } catch {
      return undefined;
    }
  }

  /** Undefined deletes. False when the browser refuses. */
  function write(key: string, value: T | undefined): boolean {
    const isTaken = tryTo(() => {
      if (value === undefined) return storage().removeItem(prefix + key);
      const text = JSON.stringify(value);
      storage().setItem(prefix + key, coding ? coding.encode(text) : text);
    });
    if (isTaken) refused.delete(key);
    else refused.set(key, value);
    for (const listener of listeners) listener();
    return isTaken;
  }

  function keys(): string[] {
    try {
      const all = Object.keys(storage()).filter((key) => key.startsWith(prefix));
      return all.map((key) => key.slice(prefix.length));
    } catch {
      return [];
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  const use = (key: string): T | undefined => useSyncExternalStore(subscribe, () => read(key));

  return { read, write, textOf, keys, use };
}

function tryTo(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
