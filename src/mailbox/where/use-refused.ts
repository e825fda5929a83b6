import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureWords, statusOf } from '../failure-words.ts';

/** Says why a step was refused, and has what is now read again. */
export function useRefused(onSettled: () => void): (failure: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (failure) => {
      notify(failureWords(failure), { type: statusOf(failure) === 409 ? 'warning' : 'error' });
      onSettled();
    },
    [notify, onSettled],
  );
}
