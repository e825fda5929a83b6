import { type RefObject, useEffect, useRef } from 'react';

/** When a letter is left for the list, the focus goes to its row again. */
export function useReturnToRow(list: RefObject<HTMLElement | null>, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (last.current && !openId)
      list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(last.current)}"]`)?.focus();
    last.current = openId;
  }, [list, openId]);
}
