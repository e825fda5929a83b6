import { useSyncExternalStore } from 'react';
import type { Message } from '../../lib/language.ts';

/** LOOK, Space and density; compact is the default. */
export type Density = 'comfortable' | 'compact' | 'dense';

export const densities: { value: Density; label: Message }[] = [
  { value: 'comfortable', label: { id: 'Lapang', en: 'Comfortable' } },
  { value: 'compact', label: { id: 'Ringkas', en: 'Compact' } },
  { value: 'dense', label: { id: 'Padat', en: 'Dense' } },
];

const KEY = 'naskah.density';
const listeners = new Set<() => void>();

const kept = (): Density => {
  const choice = localStorage.getItem(KEY);
  return choice === 'comfortable' || choice === 'dense' ? choice : 'compact';
};

/** Density of rows, fields and buttons. Stored in this browser; applied before the first paint. */
export function useDensity(): [Density, (choice: Density) => void] {
  return [useSyncExternalStore(subscribe, kept), choose];
}

function choose(choice: Density): void {
  if (choice === 'compact') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  document.documentElement.dataset.density = choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
