import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import type { LabelChange } from './labels-after.ts';

/** Labels letters: one letter in one call, several in one call each to add and to remove. */
export function useLabelling(): (items: readonly InboxItem[], change: LabelChange) => Promise<void> {
  const naskah = useNaskah();
  const client = useQueryClient();
  return useCallback(
    async (items, change) => {
      const { labelLetters } = await import('./label-letters.ts');
      await labelLetters(naskah, client, items, change);
    },
    [naskah, client],
  );
}
