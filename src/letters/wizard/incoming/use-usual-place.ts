import { useEffect, useRef } from 'react';
import { emptyIncoming } from '../../../../domain/letters/incoming.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { useRecent } from '../proposing/use-recent.ts';

/** The paper is kept where the last one is, until somebody says otherwise. Sent with the next save. */
export function useUsualPlace(): void {
  const { draft, prefill } = useWizard();
  const usual = useRecent().registering?.archiveLocation;
  const said = draft.externalToInternal?.archiveLocation ?? null;
  const isDone = useRef(false);
  useEffect(() => {
    if (!usual || said !== null || isDone.current) return;
    // Once: whoever clears the field wants to write another.
    isDone.current = true;
    prefill(({ externalToInternal }) => ({
      externalToInternal: { ...(externalToInternal ?? emptyIncoming), archiveLocation: usual },
    }));
  }, [usual, said, prefill]);
}
