import { useCallback, useSyncExternalStore } from 'react';
import { useSigned } from '../../shell/index.ts';

// Not react-admin's store, which sign-out clears: a user's columns last.
const prefix = 'naskah-lists';
const listeners = new Set<() => void>();
/** Fallback for the page's lifetime, where the browser refuses storage (private windows). */
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

/** Same object for the same text, so that effects do not run needlessly. */
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
