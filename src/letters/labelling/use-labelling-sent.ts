import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { keys } from '../cache.ts';
import { type LabelChange, labelsAfter } from './labels-after.ts';

/** Puts labels on a letter that was sent on, and takes them off. */
export function useLabellingSent(): (item: LetterListItem, change: LabelChange) => Promise<void> {
  const { labelLetter } = useNaskah();
  const client = useQueryClient();
  return useCallback(
    async (item, change) => {
      if (change.add.length + change.remove.length === 0) return;
      await labelLetter(
        item.letterId,
        labelsAfter(item.labels, change).map(({ id }) => id),
      );
      void client.invalidateQueries({ queryKey: keys.inboxes });
      await client.invalidateQueries({ queryKey: keys.outboxes });
    },
    [labelLetter, client],
  );
}
