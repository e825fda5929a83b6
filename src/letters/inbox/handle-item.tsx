import type { QueryClient } from '@tanstack/react-query';
import { HttpError, type useNotify } from 'react-admin';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { keys, refreshCounters } from '../cache.ts';
import { doneMessages } from './done-messages.ts';
import { patchInbox } from './patch-inbox.ts';
import type { Held } from './selection/bulk.ts';

type Tools = {
  naskah: NaskahDataProvider;
  client: QueryClient;
  notify: ReturnType<typeof useNotify>;
  onHeld: (held: Held) => void;
};

/** Marks a letter unread. */
export async function unread({ naskah, client, notify }: Tools, item: InboxItem): Promise<void> {
  const putBack = patchInbox(client, item, { isRead: false });
  try {
    await naskah.unreadInbox(item.id);
    patchInbox(client, item, { isRead: false });
    void client.invalidateQueries({ queryKey: keys.inboxes });
  } catch (failure) {
    putBack();
    notify(failureMessage(failure), { type: 'error' });
  }
}

/** Closes a letter, with undo. @returns false when it stayed open */
export async function close(tools: Tools, item: InboxItem): Promise<boolean> {
  if (!(await turn(tools, { ...item, isOpen: true }, false))) return false;
  tools.notify(<UndoMessage text={translate(doneMessages.closed)} undo={() => void reopen(tools, item)} />, {
    type: 'success',
  });
  return true;
}

/** Opens a closed letter again. */
export async function reopen(tools: Tools, item: InboxItem): Promise<void> {
  await turn(tools, { ...item, isOpen: false }, true);
}

async function turn(
  { naskah, client, notify, onHeld }: Tools,
  item: InboxItem,
  isOpen: boolean,
): Promise<boolean> {
  await client.cancelQueries({ queryKey: keys.inboxes });
  const putBack = patchInbox(client, item, { isOpen });
  try {
    if (isOpen) await naskah.reopenInbox(item.id);
    else {
      const dispositions = await closing({ naskah, client }, item);
      if (dispositions > 0) {
        putBack();
        onHeld({ items: [item], dispositions });
        return false;
      }
    }
    return true;
  } catch (failure) {
    putBack();
    const dispositions = openDispositionsIn(failure);
    if (dispositions > 0) onHeld({ items: [item], dispositions });
    else notify(failureMessage(failure), { type: 'error' });
    return false;
  } finally {
    refreshCounters(client);
    for (const queryKey of [
      keys.timeline(item.letterId),
      keys.inboxes,
      keys.inboxItem(item.letterId),
      keys.inboxCounts,
    ])
      void client.invalidateQueries({ queryKey });
  }
}

/**
 * Closes a letter with known dispositions by the bulk call, whose response counts the open ones; the single call only
 * refuses.
 * @returns how many dispositions prevent it
 */
async function closing(
  { naskah, client }: Pick<Tools, 'naskah' | 'client'>,
  item: InboxItem,
): Promise<number> {
  const known = client.getQueryData<Letter>(keys.letter(item.letterId));
  if (!known?.hasDispositions) {
    await naskah.closeInbox(item.id);
    return 0;
  }
  const [outcome] = await naskah.bulkInbox({ ids: [item.id], verb: 'close' });
  if (outcome?.ok) return 0;
  if (outcome?.openDispositions) return outcome.openDispositions;
  throw new HttpError(outcome?.message ?? '', outcome?.statusCode ?? 500, {});
}

/** Number of open dispositions that prevent closing a letter; 0 for other failures. */
function openDispositionsIn(failure: unknown): number {
  if (statusOf(failure) !== 409 || typeof failure !== 'object' || failure === null || !('body' in failure))
    return 0;
  const body = failure.body as { data?: { openDispositions?: unknown } | null } | null;
  const open = body?.data?.openDispositions;
  return typeof open === 'number' ? open : 0;
}
