import { useCallback } from 'react';
import { translate } from '../../../lib/language.ts';
import { useUndoable } from '../../shell/index.ts';
import { filingMessages as messages } from './messages.ts';

/**
 * Notifies that something was filed.
 * @param undo returns it to its former place
 */
export function useNotifyFiled(): (
  text: string,
  undo: () => Promise<void>,
  type?: 'success' | 'warning',
) => void {
  const notifyUndoable = useUndoable();
  return useCallback(
    (text, undo, type = 'success') => {
      const goBack = async () => {
        await undo();
        return { text: translate(messages.filingUndone) };
      };
      notifyUndoable(text, goBack, { type });
    },
    [notifyUndoable],
  );
}
