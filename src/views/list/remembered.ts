import { useCallback, useSyncExternalStore } from 'react';
import { useSigned } from '../../shell/index.ts';

// Not react-admin's store: signing out empties it, and a person's columns are the same the next day.
const prefix = 'naskah-lists';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing (private windows), for as long as the page lives. */
const fallback = new Map<string, string>();

/** A setting of the signed-in person in this browser. */
export function useRemembered<T>(name: string, otherwise: T): [T, (value: T | undefined) => void] {
  const { data } = useSigned();
  const key = `${prefix}.${data?.user.id ?? ''}.${name}`;
  const text = useSyncExternalStore(subscribe, () => read(key));
  const set = useCallback((value: T | undefined) => write(key, value), [key]);
  return [parsed<T>(text) ?? otherwise, set];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

function write(key: string, value: unknown): void {
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    fallback.delete(key);
  } catch {
    if (text !== undefined) fallback.set(key, text);
  }
  for (const listener of listeners) listener();
}

const lastParsed = new Map<string, unknown>();

/** The same text gives the same object, so that effects do not run for nothing. */
function parsed<T>(text: string | null): T | undefined {
  if (text === null) return undefined;
  if (!lastParsed.has(text)) {
    try {
      lastParsed.set(text, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  return lastParsed.get(text) as T;
}
