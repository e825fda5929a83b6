import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureMessage } from '../../ui/failures.ts';
import { UndoMessage } from './undo-message.tsx';

type Undone = { text: string; type?: 'info' | 'success' | 'error' };
type Notice = { type?: 'success' | 'warning'; autoHideDuration?: number };

/** Notifies of what was done, with undo, and then of the undo or of why it failed. */
export function useUndoable(): (text: string, undo: () => Promise<Undone>, notice?: Notice) => void {
  const notify = useNotify();
  return useCallback(
    (text, undo, { type = 'success', ...options } = {}) => {
      const goBack = () =>
        undo().then(
          (undone) => notify(undone.text, { type: undone.type ?? 'info' }),
          (failure: unknown) => notify(failureMessage(failure), { type: 'error' }),
        );
      notify(<UndoMessage text={text} undo={() => void goBack()} />, { type, ...options });
    },
    [notify],
  );
}
