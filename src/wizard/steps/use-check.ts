import { useEffect, useRef } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { useDesk } from '../frame/desk.ts';

/** Asks the server what would keep the letter from being sent, so that the summary says it before the last click. */
export function useCheck(): void {
  const { checkLetter } = useNaskah();
  const { draft, autosave, refuse } = useDesk();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void (async () => {
      try {
        if (!(await autosave.flush()) || autosave.snapshot().version === undefined) return;
        const { errors } = await checkLetter(draft.id);
        refuse(Object.fromEntries(Object.entries(errors).map(([field, [said = '']]) => [field, said])));
      } catch {
        // Without an answer the server says it when the letter is sent.
      }
    })();
  }, [autosave, checkLetter, draft.id, refuse]);
}
