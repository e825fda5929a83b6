import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { keys, refreshCounters } from '../cache.ts';
import { draftMessages } from './messages.ts';

/** Deletes drafts, one or many, with undo while the toast is shown (SPEC A5: 5000 ms). */
export function useThrowingAway(): (items: readonly LetterListItem[]) => Promise<void> {
  const { deleteLetter, restoreLetter } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();

  const refresh = useCallback(() => {
    refreshCounters(client);
    void client.invalidateQueries({ queryKey: keys.tasks });
    void client.invalidateQueries({ queryKey: keys.taskCounts });
    return client.invalidateQueries({ queryKey: keys.drafts });
  }, [client]);

  /** Runs the verb on each separately: one failure does not stop the others. */
  const forEach = useCallback(
    async (items: readonly LetterListItem[], verb: (id: string) => Promise<unknown>) => {
      const done: LetterListItem[] = [];
      let failure: unknown;
      for (const item of items) {
        try {
          await verb(item.id);
          done.push(item);
        } catch (error) {
          failure = error;
        }
      }
      await refresh();
      if (failure) {
        const why = failureMessage(failure);
        const left = items.length - done.length;
        notify(items.length > 1 ? translate(draftMessages.notDone(left, why)) : why, { type: 'error' });
      }
      return done;
    },
    [notify, refresh],
  );

  return useCallback(
    async (items) => {
      const gone = await forEach(items, deleteLetter);
      if (gone.length === 0) return;
      const bringBack = async () => {
        const back = await forEach(gone, restoreLetter);
        if (back.length > 0) notify(translate(draftMessages.restored(back.length)), { type: 'info' });
      };
      notify(
        <UndoMessage text={translate(draftMessages.deleted(gone.length))} undo={() => void bringBack()} />,
        {
          type: 'success',
        },
      );
    },
    [deleteLetter, restoreLetter, forEach, notify],
  );
}
