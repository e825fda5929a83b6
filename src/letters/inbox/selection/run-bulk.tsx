import type { QueryClient } from '@tanstack/react-query';
import type { useNotify } from 'react-admin';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';
import type { InboxItem } from '../../../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { keys, refreshCounters } from '../../cache.ts';
import { doneMessages } from '../done-messages.ts';
import { patchInbox } from '../patch-inbox.ts';
import type { BulkVerb, Held } from './bulk.ts';
import { tellRefused } from './tell-refused.ts';

const verbs: Record<
  BulkVerb,
  {
    undo: BulkVerb;
    done: (count: number) => Message;
    change: Partial<InboxItem>;
  }
> = {
  read: { undo: 'unread', done: doneMessages.manyRead, change: { isRead: true } },
  unread: { undo: 'read', done: doneMessages.manyUnread, change: { isRead: false } },
  close: { undo: 'reopen', done: doneMessages.manyClosed, change: { isOpen: false } },
  reopen: { undo: 'close', done: doneMessages.manyReopened, change: { isOpen: true } },
};

type Tools = {
  bulkInbox: NaskahDataProvider['bulkInbox'];
  client: QueryClient;
  notify: ReturnType<typeof useNotify>;
  /** Asks about those that close only when forced. */
  onHeld: (held: Held) => void;
};

/** Runs a verb on several letters in one call; one undo for those that succeeded. */
export async function runBulk(
  tools: Tools,
  verb: BulkVerb,
  items: readonly InboxItem[],
  isUndo = false,
): Promise<void> {
  const { bulkInbox, client, notify, onHeld } = tools;
  const { undo, done, change } = verbs[verb];
  try {
    const outcomes = await bulkInbox({ ids: items.map(({ id }) => id), verb });
    const ok = new Set(outcomes.filter((one) => one.ok).map(({ id }) => id));
    const changed = items.filter(({ id }) => ok.has(id));
    for (const item of changed) patchInbox(client, item, change);
    const held = outcomes.filter((one) => one.openDispositions);
    tellRefused(notify, outcomes);
    if (held.length > 0)
      onHeld({
        items: items.filter(({ id }) => held.some((one) => one.id === id)),
        dispositions: held.reduce((sum, one) => sum + (one.openDispositions ?? 0), 0),
      });
    if (changed.length > 0 && !isUndo) {
      const before = changed.map((item) => ({ ...item, ...change }));
      notify(
        <UndoMessage
          text={translate(done(changed.length))}
          undo={() => void runBulk(tools, undo, before, true)}
        />,
        { type: 'success' },
      );
    }
  } catch (failure) {
    notify(failureMessage(failure), { type: 'error' });
  }
  refreshCounters(client);
  void client.invalidateQueries({ queryKey: keys.inboxCounts });
  await client.invalidateQueries({ queryKey: keys.inboxes });
}
