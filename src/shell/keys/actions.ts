import { useEffect, useRef } from 'react';

/** Something that can be done with what is open or selected, as the command palette offers it. */
export type PageAction = {
  words: string;
  /** The single key that does the same. */
  key?: string;
} & ({ run: () => void } | { to: string });

const offers = new Set<() => readonly PageAction[]>();

/** Offers what can be done here to the command palette, for as long as the component stands. */
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

/** What the screen offers now; said twice, it is offered once, with its key. */
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
