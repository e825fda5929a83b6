import { type RefObject, useEffect, useRef } from 'react';
import { leaveAfterPaint, useStable } from '../shell/index.ts';
import type { Place } from './place.ts';

type Rows = RefObject<HTMLElement | null>;

/** When a letter is left for the list, the focus goes to its row again. */
export function useReturnToRow(list: Rows, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (last.current && !openId) focusRow(list, last.current);
    last.current = openId;
  }, [list, openId]);
}

/** The same, and the way back from a letter beside its list: the row has the focus at once, the rest comes right after. */
export function useBackToList(list: Rows, openId: string | null, place: Place): () => void {
  useReturnToRow(list, openId);
  return useStable(() => {
    if (openId) focusRow(list, openId);
    leaveAfterPaint(() => place.go(place.to()));
  });
}

const focusRow = (list: Rows, row: string) =>
  list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(row)}"]`)?.focus();
