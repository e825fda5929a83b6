import { useState } from 'react';
import type { InboxItem } from '../../../../domain/letters/letter-rows.ts';
import { mostInboxItemsAtOnce } from '../../../../domain/most-at-once.ts';
import { useSelection } from '../../../ui/use-selection.ts';

/** Selection that a button can begin: rows are then ticked instead of opened. */
export function useInboxSelection(items: InboxItem[]) {
  const selection = useSelection(items, mostInboxItemsAtOnce);
  const [isChoosing, setChoosing] = useState(false);
  return {
    ...selection,
    isChoosing,
    isUnderWay: isChoosing || selection.chosen.length > 0,
    begin: () => setChoosing(true),
    clear: () => {
      selection.clear();
      setChoosing(false);
    },
  };
}
export type InboxSelection = ReturnType<typeof useInboxSelection>;
