import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Autosave, SaveState } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import { type Refused, refusedOf, stillRefused } from '../draft/refused.ts';

/**
 * Holds server refusals at their fields until they change: of a save, until one succeeds; of a submission, until
 * the next.
 * @returns the present refusals, and a setter for submission errors (gives how many have a field)
 */
export function useRefused(
  autosave: Autosave<Draft>,
  draft: Draft,
  state: SaveState,
): [Refused[], (errors: Record<string, string>) => number] {
  const [bySave, setBySave] = useState(none);
  const [bySending, setBySending] = useState(none);

  useEffect(() => {
    const { document } = autosave.snapshot();
    if (state.kind === 'refused') setBySave(refusedOf(state.errors ?? {}, document));
    if (state.kind === 'saved' || state.kind === 'untouched') setBySave(none);
    if (state.kind === 'untouched') setBySending(none);
  }, [autosave, state]);

  const standing = useMemo(() => {
    const known = new Set(bySave.map(({ field }) => field));
    return stillRefused([...bySave, ...bySending.filter(({ field }) => !known.has(field))], draft);
  }, [bySave, bySending, draft]);
  const refuse = useCallback(
    (errors: Record<string, string>) => {
      const found = refusedOf(errors, autosave.snapshot().document);
      setBySending(found);
      return found.length;
    },
    [autosave],
  );
  return [standing, refuse];
}

const none: Refused[] = [];
