import { useSyncExternalStore } from 'react';
import { useWizard, type Wizard } from '../frame/wizard-context.ts';

/** How many pictures of a letter are being sent. */
const counts = new WeakMap<Wizard['autosave'], number>();
const listeners = new Set<() => void>();

function count(letter: Wizard['autosave'], by: 1 | -1): void {
  counts.set(letter, (counts.get(letter) ?? 0) + by);
  for (const listener of listeners) listener();
}

/** Counts a picture until the letter's text has it, which is right after it is kept. */
export function onItsWay<T>(letter: Wizard['autosave'], sending: Promise<T>): Promise<T> {
  count(letter, 1);
  return sending.finally(() => setTimeout(() => count(letter, -1)));
}

/** Tests whether a text of the letter still waits for pictures: without them it is not to be sent. */
export function usePicturesOnTheirWay(): boolean {
  const { autosave } = useWizard();
  return useSyncExternalStore(subscribe, () => (counts.get(autosave) ?? 0) > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
