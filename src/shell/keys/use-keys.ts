import { useEffect, useRef } from 'react';
import { offerActions, type PageAction } from './actions.ts';

export type Key = {
  /** As KeyboardEvent.key says it. */
  key: string;
  /** What it does, for the list of keys. */
  words: string;
  run: () => void;
  /** Otherwise the key stays the browser's own, as arrows do that scroll a page. */
  when?: () => boolean;
};

/**
 * Single keys for the screen that is open. Never while typing, never with a modifier, never
 * under a dialog, and never in place of what the browser does with a focused control.
 */
export function useKeys(keys: readonly Key[]): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const found = latest.current.find(({ key, when }) => key === event.key && (when?.() ?? true));
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', onKeyDown);
    const withdraw = offerActions(() => latest.current.flatMap(actionOf));
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      withdraw();
    };
  }, []);
}

/** Keys that only move about, or that are of use with the list before one's eyes alone. */
const moves = new Set(['j', 'k', 'x', 'X', 'u', 'Enter', 'Escape', '/']);

const actionOf = ({ key, words, run, when }: Key): PageAction[] =>
  moves.has(key) || key.startsWith('Arrow') || when?.() === false ? [] : [{ words, key, run }];

/** Where it is kept that a person wants no single keys: speech and shaking hands press them by mistake. */
export const keysOff = 'naskah.keys-off';

/** Whether a key is somebody else's now: a field's, a radio's arrows, or an open dialog's; or nobody's. */
export const isBusy = ({ target, key }: KeyboardEvent): boolean =>
  localStorage.getItem(keysOff) !== null ||
  document.querySelector('[role="dialog"],[role="menu"],[role="listbox"]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
      (key.startsWith('Arrow') && target.matches('[type=radio]'))));
