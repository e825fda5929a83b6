import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { removeMessages } from '../messages.ts';
import { useIsRestorable } from './use-is-restorable.ts';

/** Notifies of a deletion, with undo where possible. */
export function useUndoRemoval(resource: Resource): (text: string, id: string) => void {
  const notify = useNotify();
  const naskah = useNaskah();
  const client = useQueryClient();
  const isUndoable = useIsRestorable(resource);
  return useCallback(
    (text, id) => {
      const undo = async () => {
        try {
          const { refused } = await naskah.bulkRestore(resource.name, [id]);
          if (refused[0]) notify(refused[0].message, { type: 'error' });
          else notify(translate(removeMessages.restored(resource.singular)), { type: 'success' });
        } catch (failure) {
          notify(failureMessage(failure), { type: 'error' });
        }
        void client.invalidateQueries({ queryKey: [resource.name] });
      };
      notify(isUndoable ? <UndoMessage text={text} undo={() => void undo()} /> : text, {
        type: 'success',
      });
    },
    [client, isUndoable, naskah, notify, resource],
  );
}
