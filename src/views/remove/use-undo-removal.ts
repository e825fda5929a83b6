import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useUndoable } from '../../shell/index.ts';
import { removeMessages } from './messages.ts';
import { useIsRestorable } from './use-is-restorable.ts';

/** Notifies of a deletion, with undo where possible. */
export function useUndoRemoval(resource: Resource): (text: string, id: string) => void {
  const notify = useNotify();
  const notifyUndoable = useUndoable();
  const naskah = useNaskah();
  const client = useQueryClient();
  const isUndoable = useIsRestorable(resource);
  return useCallback(
    (text, id) => {
      const undo = async () => {
        try {
          const { refused } = await naskah.bulkRestore(resource.name, [id]);
          return refused[0]
            ? { text: refused[0].message, type: 'error' as const }
            : { text: translate(removeMessages.restored(resource.singular)), type: 'success' as const };
        } finally {
          void client.invalidateQueries({ queryKey: [resource.name] });
        }
      };
      if (isUndoable) notifyUndoable(text, undo);
      else notify(text, { type: 'success' });
    },
    [client, isUndoable, naskah, notify, notifyUndoable, resource],
  );
}
