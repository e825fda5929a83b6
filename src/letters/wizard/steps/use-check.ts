import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { refusedOf } from '../draft/refused.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { hrefOfFault } from './missing.tsx';

/** Checks on the server what would prevent sending, so that the summary shows it before the last click. */
export function useCheck(): void {
  const check = useAskServer();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void check();
  }, [check]);
}

/** Gives a function that checks again and navigates to the first fault; resolves to true without faults. */
export function useLeadToFault(): () => Promise<boolean> {
  const { draft, place } = useWizard();
  const check = useAskServer();
  const navigate = useNavigate();
  return async () => {
    const [first] = refusedOf(await check(), draft);
    if (first) navigate(hrefOfFault(first, draft, place));
    return !first;
  };
}

/**
 * Checks on the server and shows the faults at their fields. Without a response gives none: submitting then reports
 * them.
 */
function useAskServer(): () => Promise<Record<string, string>> {
  const { checkLetter } = useNaskah();
  const { draft, autosave, refuse } = useWizard();
  return useCallback(async () => {
    try {
      if (!(await autosave.flush()) || autosave.snapshot().version === undefined) return {};
      const { errors: told } = await checkLetter(draft.id);
      const errors = Object.fromEntries(
        Object.entries(told).map(([field, all]) => [field, [all].flat().join(' ')]),
      );
      refuse(errors);
      return errors;
    } catch {
      return {};
    }
  }, [autosave, checkLetter, draft.id, refuse]);
}
