import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useStable } from '../../ui/use-stable.ts';
import { mailboxMessages } from '../messages.ts';
import { refreshOffered } from './refresh-offered.ts';

export const takingMessages = {
  take: { id: 'Ambil', en: 'Take it' },
  taken: (count: number): Message => ({
    id: count === 1 ? 'Naskah Anda ambil' : `${count} naskah Anda ambil`,
    en: count === 1 ? 'You have taken the letter' : `You have taken ${count} letters`,
  }),
  undone: { id: 'Pengambilan diurungkan.', en: 'Taking it was undone.' },
} satisfies Messages;

/**
 * Makes what came to a shared post the reader's own, of several what may be taken; one undo for all of them. A refusal
 * says who was faster.
 */
export function useTake(): (items: readonly InboxItem[]) => Promise<void> {
  const { bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  return useStable((items) => takeLetters(items, { bulkInbox, client, notify }));
}

type With = Pick<ReturnType<typeof useNaskah>, 'bulkInbox'> & {
  client: QueryClient;
  notify: ReturnType<typeof useNotify>;
};

async function takeLetters(items: readonly InboxItem[], { bulkInbox, client, notify }: With): Promise<void> {
  const ids = items.filter(({ offered }) => offered?.can.take).map(({ id }) => id);
  if (ids.length === 0) return;
  const refresh = () => refreshOffered(client, items);
  try {
    const outcomes = await bulkInbox({ ids, verb: 'take' });
    const taken = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
    const refused = outcomes.filter(({ ok }) => !ok);
    if (refused[0])
      notify(translate(mailboxMessages.unchanged(refused.length, refused[0].message)), { type: 'warning' });
    const undo = () =>
      bulkInbox({ ids: taken, verb: 'hand-back', reason: translate(takingMessages.undone) }).then(
        refresh,
        (failure) => notify(failureMessage(failure), { type: 'error' }),
      );
    if (taken.length > 0)
      notify(<UndoMessage text={translate(takingMessages.taken(taken.length))} undo={() => void undo()} />, {
        type: 'success',
      });
  } catch (failure) {
    notify(failureMessage(failure), { type: 'error' });
  }
  refresh();
}
