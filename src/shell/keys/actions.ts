import { useEffect, useRef } from 'react';

/** Action on the open or selected item, as the command palette offers it. */
export type PageAction = {
  words: string;
  /** The single key that does the same. */
  key?: string;
} & ({ run: () => void } | { to: string });

const offers = new Set<() => readonly PageAction[]>();

/** Offers actions to the command palette while the component is mounted. */
export function useActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => offerActions(() => latest.current), []);
}

/** The same outside of a component. @returns how to take the offer back */
export function offerActions(offer: () => readonly PageAction[]): () => void {
  offers.add(offer);
  return () => void offers.delete(offer);
}

/** Actions of the screen. Duplicates appear once, with their shortcut key. */
export function openActions(): PageAction[] {
  const found = new Map<string, PageAction>();
  for (const offer of offers)
    for (const action of offer()) {
      const before = found.get(action.words);
      const key = before?.key ?? action.key;
      found.set(action.words, { ...(before ?? action), ...(key && { key }) });
    }
  // The list of keys is no work on the page: last.
  return [...found.values()].toSorted((a, b) => Number(a.key === '?') - Number(b.key === '?'));
}
