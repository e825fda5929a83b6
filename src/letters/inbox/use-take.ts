import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { useUndoable } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useStable } from '../../ui/use-stable.ts';
import { refreshOffered } from './refresh-offered.ts';
import { tellRefused } from './selection/tell-refused.ts';

export const takingMessages = {
  take: { id: 'Ambil', en: 'Take it' },
  taken: (count: number): Message => ({
    id: count === 1 ? 'Naskah Anda ambil' : `${count} naskah Anda ambil`,
    en: count === 1 ? 'You have taken the letter' : `You have taken ${count} letters`,
  }),
  undone: { id: 'Pengambilan diurungkan', en: 'Taking it was undone' },
} satisfies Messages;

/**
 * Makes what came to a shared post the reader's own, of several what may be taken; one undo for all of them. A refusal
 * says who was faster.
 */
export function useTake(): (items: readonly InboxItem[]) => Promise<void> {
  const { bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const undoable = useUndoable();
  return useStable(async (items) => {
    const ids = items.filter(({ offered }) => offered?.can.take).map(({ id }) => id);
    if (ids.length === 0) return;
    const refresh = () => refreshOffered(client, items);
    try {
      const outcomes = await bulkInbox({ ids, verb: 'take' });
      const taken = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
      tellRefused(notify, outcomes);
      const undo = async () => {
        const text = translate(takingMessages.undone);
        await bulkInbox({ ids: taken, verb: 'hand-back', reason: text });
        refresh();
        return { text };
      };
      if (taken.length > 0) undoable(translate(takingMessages.taken(taken.length)), undo);
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
    refresh();
  });
}
