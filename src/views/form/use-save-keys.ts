import { type RefObject, useEffect } from 'react';

/**
 * Ctrl S (Cmd S) saves the bar's form from anywhere; Ctrl Enter saves and starts another record. Only the topmost
 * form, and none under a confirmation.
 */
export function useSaveKeys(
  bar: RefObject<HTMLElement | null>,
  onSave: (isAgain: boolean) => void,
  hasAgain: boolean,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const isSave = event.key.toLowerCase() === 's';
      const isAgain = event.key === 'Enter' && hasAgain;
      if (!isSave && !isAgain) return;
      event.preventDefault();
      if (!event.repeat && isTopmost(bar.current)) onSave(isAgain);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bar, onSave, hasAgain]);
}

function isTopmost(element: HTMLElement | null): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  const top = dialogs[dialogs.length - 1];
  return element !== null && (!top || top.contains(element));
}
