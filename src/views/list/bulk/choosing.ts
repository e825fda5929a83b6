import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';

/** Whether choosing rows was begun by its button, for fingers that have no box to tick. */
export const Choosing = createContext<{ isBegun: boolean; begin: (isBegun: boolean) => void }>({
  isBegun: false,
  begin: () => undefined,
});

/** Choosing several rows of a list; once some are chosen it is under way, however it began. */
export function useChoosing(): { isUnderWay: boolean; begin: () => void; end: () => void } {
  const { isBegun, begin } = useContext(Choosing);
  const { selectedIds, onUnselectItems } = useListContext();
  return {
    isUnderWay: isBegun || selectedIds.length > 0,
    begin: () => begin(true),
    end: () => {
      begin(false);
      onUnselectItems();
    },
  };
}
