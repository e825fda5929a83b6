import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { refreshAfterStep } from '../cache.ts';
import { failureWords, statusOf } from '../failure-words.ts';

/** After a step in a letter's life: `settle` reads again what it changed; `refused` says why it was not done. */
export function useSettling(letterId: string): { settle: () => void; refused: (failure: unknown) => void } {
  const client = useQueryClient();
  const notify = useNotify();
  const settle = useCallback(() => void refreshAfterStep(client, letterId), [client, letterId]);
  const refused = useCallback(
    (failure: unknown) => {
      notify(failureWords(failure), { type: statusOf(failure) === 409 ? 'warning' : 'error' });
      // Somebody was faster: what is now is shown. Without an answer nothing is known to have changed.
      if (statusOf(failure) !== undefined) settle();
    },
    [notify, settle],
  );
  return { settle, refused };
}
