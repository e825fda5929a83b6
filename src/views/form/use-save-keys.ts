import { type RefObject, useEffect } from 'react';

/**
 * Ctrl S (Cmd S) saves the form that the bar stands in, wherever the focus is; Ctrl Enter saves it and goes on to
 * another new record. Of forms that stand over one another the topmost is meant, and none under a question.
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
