import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { keys, refreshCounters } from '../cache.ts';
import { inboxMessages } from './messages.ts';
import { patchInbox } from './patch-inbox.ts';
import type { Held } from './selection/use-bulk.tsx';

export type Handling = {
  read: (item: InboxItem) => Promise<void>;
  unread: (item: InboxItem) => Promise<void>;
  /** @returns false when it stayed open */
  close: (item: InboxItem) => Promise<boolean>;
  reopen: (item: InboxItem) => Promise<void>;
};

/**
 * Reads, closes and reopens (SPEC B1.5): optimistic, reverted when the server refuses.
 * @param onHeld asks about a letter that closes only when forced
 */
export function useHandling(onHeld: (held: Held) => void): Handling {
  const { readInbox, unreadInbox, closeInbox, reopenInbox, bulkInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();

  const settle = useCallback(
    (item: InboxItem) => {
      refreshCounters(client);
      void client.invalidateQueries({ queryKey: keys.timeline(item.letterId) });
    },
    [client],
  );

  /**
   * Closes a letter with known dispositions by the bulk call, whose response counts the open ones; the single call
   * only refuses.
   * @returns how many dispositions prevent it
   */
  const closing = useCallback(
    async (item: InboxItem): Promise<number> => {
      const known = client.getQueryData<Letter>(keys.letter(item.letterId));
      if (!known?.hasDispositions) {
        await closeInbox(item.id);
        return 0;
      }
      const [outcome] = await bulkInbox({ ids: [item.id], verb: 'close' });
      if (outcome?.ok) return 0;
      if (outcome?.openDispositions) return outcome.openDispositions;
      throw new HttpError(outcome?.message ?? '', outcome?.statusCode ?? 500, {});
    },
    [client, closeInbox, bulkInbox],
  );

  const turn = useCallback(
    async (item: InboxItem, isOpen: boolean): Promise<boolean> => {
      await client.cancelQueries({ queryKey: keys.inboxes });
      const putBack = patchInbox(client, item, { isOpen });
      try {
        if (isOpen) await reopenInbox(item.id);
        else {
          const dispositions = await closing(item);
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
        settle(item);
        void client.invalidateQueries({ queryKey: keys.inboxes });
        void client.invalidateQueries({ queryKey: keys.inboxItem(item.letterId) });
        void client.invalidateQueries({ queryKey: keys.inboxCounts });
      }
    },
    [client, closing, reopenInbox, notify, settle, onHeld],
  );

  return useMemo<Handling>(() => {
    const reopen = async (item: InboxItem) => {
      await turn({ ...item, isOpen: false }, true);
    };
    return {
      read: async (item) => {
        if (item.isRead) return;
        const putBack = patchInbox(client, item, { isRead: true });
        try {
          await readInbox(item.id);
          // A list requested earlier that arrives later would show it unread again.
          patchInbox(client, item, { isRead: true });
          settle(item);
        } catch {
          // Unread is only a mark; the letter itself is on the screen.
          putBack();
        }
      },
      unread: async (item) => {
        const putBack = patchInbox(client, item, { isRead: false });
        try {
          await unreadInbox(item.id);
          patchInbox(client, item, { isRead: false });
          void client.invalidateQueries({ queryKey: keys.inboxes });
        } catch (failure) {
          putBack();
          notify(failureMessage(failure), { type: 'error' });
        }
      },
      close: async (item) => {
        if (!(await turn({ ...item, isOpen: true }, false))) return false;
        notify(<UndoMessage text={translate(inboxMessages.finished)} undo={() => void reopen(item)} />, {
          type: 'success',
        });
        return true;
      },
      reopen: async (item) => {
        await reopen(item);
      },
    };
  }, [client, readInbox, unreadInbox, notify, settle, turn]);
}

/** Number of open dispositions that prevent closing a letter; 0 for other failures. */
function openDispositionsIn(failure: unknown): number {
  if (statusOf(failure) !== 409 || typeof failure !== 'object' || failure === null || !('body' in failure))
    return 0;
  const body = failure.body as { data?: { openDispositions?: unknown } | null } | null;
  const open = body?.data?.openDispositions;
  return typeof open === 'number' ? open : 0;
}
