import { useEffect, useRef } from 'react';
import { hasSession } from '../../authProvider/index.ts';

/**
 * Lets the browser ask before unsaved work is closed or reloaded; a lost chunk asks it, too (shell/errors/lost-chunk.ts).
 * @param isUnsaved called when the page is about to be left
 */
export function useUnloadGuard(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // On the way to sign in typed text is stored (views/form/kept-typed.tsx): do not ask.
      if (latest.current() && hasSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
