import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { InboxItem } from '../../../../domain/letters/letter-rows.ts';
import type { BulkVerb, Held } from './bulk.ts';

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
  return useCallback(
    async (verb, items) => {
      const { runBulk } = await import('./run-bulk.tsx');
      await runBulk({ bulkInbox, client, notify, onHeld }, verb, items);
    },
    [bulkInbox, client, notify, onHeld],
  );
}
