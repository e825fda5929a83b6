import { type RefObject, useEffect, useRef } from 'react';
import { leaveAfterPaint } from '../first-load/index.ts';
import { useStable } from '../ui/use-stable.ts';
import type { OpenItem } from './use-open-item.ts';

type Rows = RefObject<HTMLElement | null>;

/** Returns the focus to a letter's row after it closes. */
export function useReturnToRow(list: Rows, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    if (last.current && !openId) focusRow(list, last.current);
    last.current = openId;
  }, [list, openId]);
}

/**
 * The same, with a callback that leaves a letter beside its list: focuses the row at once, navigates after the
 * paint.
 */
export function useBackToList(list: Rows, openId: string | null, place: OpenItem): () => void {
  useReturnToRow(list, openId);
  return useStable(() => {
    if (openId) focusRow(list, openId);
    leaveAfterPaint(() => place.go(place.to()));
  });
}

const focusRow = (list: Rows, row: string) =>
  list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(row)}"]`)?.focus();
