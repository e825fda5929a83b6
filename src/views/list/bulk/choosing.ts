import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';

/** Selection started by its button, for touch screens, which show no checkboxes. */
export const Choosing = createContext<{ isBegun: boolean; begin: (isBegun: boolean) => void }>({
  isBegun: false,
  begin: () => undefined,
});

/** Selection mode; rows selected in any way start it, too. */
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
