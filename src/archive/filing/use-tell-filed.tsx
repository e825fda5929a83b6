import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { UndoMessage } from '../../shell/index.ts';
import { messageOf, useSay } from '../../views/parts.ts';
import { filingWords as words } from './words.ts';

/**
 * Notifies that something was filed.
 * @param undo returns it to its former place
 */
export function useTellFiled(): (
  text: string,
  undo: () => Promise<void>,
  type?: 'success' | 'warning',
) => void {
  const say = useSay();
  const notify = useNotify();
  return useCallback(
    (text, undo, type = 'success') => {
      const goBack = async () => {
        try {
          await undo();
          notify(say(words.filingUndone), { type: 'info' });
        } catch (failure) {
          notify(messageOf(failure), { type: 'error' });
        }
      };
      notify(<UndoMessage text={text} undo={() => void goBack()} />, { type });
    },
    [notify, say],
  );
}
