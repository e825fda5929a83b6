import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { filingMessages as messages } from './messages.ts';

/**
 * Notifies that something was filed.
 * @param undo returns it to its former place
 */
export function useTellFiled(): (
  text: string,
  undo: () => Promise<void>,
  type?: 'success' | 'warning',
) => void {
  const notify = useNotify();
  return useCallback(
    (text, undo, type = 'success') => {
      const goBack = async () => {
        try {
          await undo();
          notify(translate(messages.filingUndone), { type: 'info' });
        } catch (failure) {
          notify(failureMessage(failure), { type: 'error' });
        }
      };
      notify(<UndoMessage text={text} undo={() => void goBack()} />, { type });
    },
    [notify],
  );
}
