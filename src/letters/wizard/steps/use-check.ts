import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { errorsByField } from '../autosave/fault.ts';
import { refusedOf } from '../draft/refused.ts';
import { useDesk } from '../frame/desk.ts';
import { hrefOfFault } from './missing.tsx';

/** Asks the server what would keep the letter from being sent, so that the summary says it before the last click. */
export function useCheck(): void {
  const check = useAskServer();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, [check]);
}

/** Gives a call that asks once more and goes to the first thing to correct; true where there is none. */
export function useLeadToFault(): () => Promise<boolean> {
  const { draft, place } = useDesk();
  const check = useAskServer();
  const navigate = useNavigate();
  return async () => {
    const [first] = refusedOf(await check(), draft);
    if (first) navigate(hrefOfFault(first, draft, place));
    return !first;
  };
}

/** Says what the server found, and gives it; nothing without an answer: then it is said when the letter is sent. */
function useAskServer(): () => Promise<Record<string, string>> {
  const { checkLetter } = useNaskah();
  const { draft, autosave, refuse } = useDesk();
  return useCallback(async () => {
    try {
      if (!(await autosave.flush()) || autosave.snapshot().version === undefined) return {};
      const errors = errorsByField((await checkLetter(draft.id)).errors);
      refuse(errors);
      return errors;
    } catch {
      return {};
    }
  }, [autosave, checkLetter, draft.id, refuse]);
}
