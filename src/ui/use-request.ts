import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { failureMessage } from './failures.ts';

type Request = () => Promise<unknown>;

/**
 * Runs requests of a button, one at a time.
 * @param onFailure replaces the notification
 */
export function useRequest(onFailure?: (failure: unknown) => void): {
  isPending: boolean;
  /** Ignored while one is pending. @returns whether it succeeded */
  request: (run: Request) => Promise<boolean>;
} {
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({ mutationFn: (run: Request) => run() });
  // Known before the next render, unlike isPending.
  const isRunning = useRef(false);
  const request = async (run: Request) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await mutateAsync(run);
      return true;
    } catch (failure) {
      if (onFailure) onFailure(failure);
      else notify(failureMessage(failure), { type: 'error' });
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  return { isPending, request };
}
