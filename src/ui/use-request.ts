import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { failureMessage } from './failures.ts';

type Request = () => Promise<unknown>;
type OnFailure = (failure: unknown) => void;

/**
 * Runs requests of a button, one at a time.
 * @param onFailureOfAll replaces the notification
 * @param mutationKey tells others that they are pending
 */
export function useRequest(
  onFailureOfAll?: OnFailure,
  mutationKey?: MutationKey,
): {
  isPending: boolean;
  /**
   * Ignored while one is pending.
   * @param onFailure replaces that of all
   * @returns whether it succeeded
   */
  request: (run: Request, onFailure?: OnFailure) => Promise<boolean>;
} {
  const notify = useNotify();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (run: Request) => run(),
    mutationKey,
  });
  // Known before the next render, unlike isPending.
  const isRunning = useRef(false);
  const request = async (run: Request, onFailure = onFailureOfAll) => {
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
