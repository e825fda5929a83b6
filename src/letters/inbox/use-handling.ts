import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { keys, refreshCounters } from '../cache.ts';
import { patchInbox } from './patch-inbox.ts';
import type { Held } from './selection/bulk.ts';

export type Handling = {
  read: (item: InboxItem) => Promise<void>;
  unread: (item: InboxItem) => Promise<void>;
  /** @returns false when it stayed open */
  close: (item: InboxItem) => Promise<boolean>;
  reopen: (item: InboxItem) => Promise<void>;
};

export const loadHandling = () => import('./handle-item.tsx');

/**
 * Reads, closes and reopens (SPEC B1.5): optimistic, reverted when the server refuses.
 * @param onHeld asks about a letter that closes only when forced
 */
export function useHandling(onHeld: (held: Held) => void): Handling {
  const naskah = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  return useMemo<Handling>(() => {
    const tools = { naskah, client, notify, onHeld };
    return {
      read: async (item) => {
        if (item.isRead) return;
        const putBack = patchInbox(client, item, { isRead: true });
        try {
          await naskah.readInbox(item.id);
          // A list requested earlier that arrives later would show it unread again.
          patchInbox(client, item, { isRead: true });
          refreshCounters(client);
          void client.invalidateQueries({ queryKey: keys.timeline(item.letterId) });
        } catch {
          // Unread is only a mark; the letter itself is on the screen.
          putBack();
        }
      },
      unread: async (item) => (await loadHandling()).unread(tools, item),
      close: async (item) => (await loadHandling()).close(tools, item),
      reopen: async (item) => (await loadHandling()).reopen(tools, item),
    };
  }, [naskah, client, notify, onHeld]);
}
