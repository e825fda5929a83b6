import { useEffect, useRef } from 'react';
import { deviceStore, inBrowser } from '../../ui/device-store.ts';
import { offerActions, type PageAction } from './actions.ts';

export type Key = {
  /** As KeyboardEvent.key says it. */
  key: string;
  /** Label in the shortcut list. */
  words: string;
  run: () => void;
  /** Otherwise the key stays the browser's own, as arrows do that scroll a page. */
  when?: () => boolean;
};

/**
 * Single-key shortcuts of the screen. Never while typing, with a modifier, under a dialog, or over a focused
 * control's own keys.
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

/** Navigation keys, and keys of use only with the list in view: not in the palette. */
const moves = new Set(['j', 'k', 'x', 'X', 'u', 'Enter', 'Escape', '/']);

const actionOf = ({ key, words, run, when }: Key): PageAction[] =>
  moves.has(key) || key.startsWith('Arrow') || when?.() === false ? [] : [{ words, key, run }];

/** Single-key shortcuts are off in this browser; speech input and tremor trigger them by mistake. */
export const keysOff = deviceStore<1>('keys-off', inBrowser);

/** The key belongs to a field, to a radio group's arrows or to an open overlay; or shortcuts are off. */
export const isBusy = ({ target, key }: KeyboardEvent): boolean =>
  keysOff.read('') !== undefined ||
  document.querySelector('[role="dialog"],[role="menu"],[role="listbox"]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
      (key.startsWith('Arrow') && target.matches('[type=radio]'))));
