import { useEffect } from 'react';
import type { Autosave } from '../autosave/autosave.ts';
import type { Draft } from './draft.ts';
import { byRank, useSaveableClasses } from './lookups.ts';

/** Sets the most open security class on a letter without one. Sent with the next save. */
export function useDefaultSecurity(autosave: Autosave<Draft>, chosen: string | null): void {
  const { options } = useSaveableClasses();
  const lowest = byRank(options)[0];
  useEffect(() => {
    if (!lowest || chosen) return;
    autosave.prefill((draft) => ({
      ...draft,
      permissionClassificationId: lowest.id,
      securityName: lowest.label,
    }));
  }, [autosave, lowest, chosen]);
}
