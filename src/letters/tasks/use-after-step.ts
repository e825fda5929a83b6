import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { refreshAfterStep } from '../cache.ts';

/** After a step of a letter: `settle` refetches what changed, `refused` notifies of the reason. */
export function useAfterStep(letterId: string): { settle: () => void; refused: (failure: unknown) => void } {
  const client = useQueryClient();
  const notify = useNotify();
  const settle = useCallback(() => void refreshAfterStep(client, letterId), [client, letterId]);
  const refused = useCallback(
    (failure: unknown) => {
      notify(failureMessage(failure), { type: statusOf(failure) === 409 ? 'warning' : 'error' });
      // Another actor was faster: refetch. Without a response nothing is known to have changed.
      if (statusOf(failure) !== undefined) settle();
    },
    [notify, settle],
  );
  return { settle, refused };
}
