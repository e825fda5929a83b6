import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { InboxItem, InboxVerb } from '../../../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { keys, refreshCounters } from '../../cache.ts';
import { mailboxMessages } from '../../messages.ts';
import { patchInbox } from '../patch-inbox.ts';

export type BulkVerb = Exclude<InboxVerb, 'label' | 'unlabel' | 'take' | 'hand-back'>;

const verbs: Record<
  BulkVerb,
  { undo: BulkVerb; done: (count: number) => Message; change: Partial<InboxItem> }
> = {
  read: { undo: 'unread', done: mailboxMessages.bulkRead, change: { isRead: true } },
  unread: { undo: 'read', done: mailboxMessages.bulkUnread, change: { isRead: false } },
  close: { undo: 'reopen', done: mailboxMessages.bulkClosed, change: { isOpen: false } },
  reopen: { undo: 'close', done: mailboxMessages.bulkReopened, change: { isOpen: true } },
};

/** Items not closed for their open dispositions, and the total of these. */
export type Held = { items: InboxItem[]; dispositions: number };

/**
 * Runs a verb on several letters in one call; one undo for those that succeeded.
 * @param onHeld asks about those that close only when forced
 */
export function useBulk(
  onHeld: (held: Held) => void,
): (verb: BulkVerb, items: readonly InboxItem[]) => Promise<void> {
  const { bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const run = useCallback(
    async (verb: BulkVerb, items: readonly InboxItem[], isUndo = false): Promise<void> => {
      const { undo, done, change } = verbs[verb];
      try {
        const outcomes = await bulkInbox({ ids: items.map(({ id }) => id), verb });
        const ok = new Set(outcomes.filter((one) => one.ok).map(({ id }) => id));
        const changed = items.filter(({ id }) => ok.has(id));
        for (const item of changed) patchInbox(client, item, change);
        const held = outcomes.filter((one) => one.openDispositions);
        const refused = outcomes.filter((one) => !one.ok && !one.openDispositions);
        if (refused[0])
          notify(translate(mailboxMessages.unchanged(refused.length, refused[0].message)), {
            type: 'warning',
          });
        if (held.length > 0)
          onHeld({
            items: items.filter(({ id }) => held.some((one) => one.id === id)),
            dispositions: held.reduce((sum, one) => sum + (one.openDispositions ?? 0), 0),
          });
        if (changed.length > 0 && !isUndo)
          notify(
            <UndoMessage
              text={translate(done(changed.length))}
              undo={() =>
                void run(
                  undo,
                  changed.map((item) => ({ ...item, ...change })),
                  true,
                )
              }
            />,
            { type: 'success' },
          );
      } catch (failure) {
        notify(failureMessage(failure), { type: 'error' });
      }
      refreshCounters(client);
      void client.invalidateQueries({ queryKey: keys.inboxCounts });
      await client.invalidateQueries({ queryKey: keys.inboxes });
    },
    [bulkInbox, client, notify, onHeld],
  );
  return run;
}
