import { type RefObject, useCallback } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { mailboxMessages } from '../messages.ts';

type Options = {
  /** The element that holds the rows, links with data-row. */
  list: RefObject<HTMLElement | null>;
  /** The row that is open, if any: then moving opens the next. */
  openRow: string | null;
  more: () => void;
  /** Lists with a search in their head. */
  hasSearch?: boolean;
};

/** j and k move through the rows, or between letters while one is open; / focuses the search. */
export function useRowKeys({ list, openRow, more, hasSearch = false }: Options): Key[] {
  const move = useCallback(
    (step: 1 | -1) => {
      const rows = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
      const focused = rows.findIndex((row) => row.matches(':focus'));
      const here = focused >= 0 ? focused : rows.findIndex((row) => row.dataset.row === openRow);
      const next = rows[here < 0 && step < 0 ? -1 : here + step];
      if (step > 0 && here >= rows.length - 2) more();
      if (!next) return;
      next.focus();
      if (openRow) next.click();
    },
    [list, openRow, more],
  );
  return [
    { key: 'j', words: translate(mailboxMessages.next), run: () => move(1) },
    { key: 'k', words: translate(mailboxMessages.previous), run: () => move(-1) },
    ...(hasSearch
      ? [{ key: '/', words: translate(commonMessages.search), run: () => toSearch(list.current) }]
      : []),
  ];
}

/** The search is a button until it is opened, then the field itself. */
function toSearch(list: HTMLElement | null): void {
  const search = list?.querySelector<HTMLElement>('[data-search]');
  if (search instanceof HTMLInputElement) search.focus();
  else search?.click();
}

/** The row that has the focus, else the one that is open. */
export const rowInHand = (list: HTMLElement | null, openRow: string | null): string | null =>
  list?.querySelector<HTMLElement>('a[data-row]:focus')?.dataset.row ?? openRow;

/** Enter is the link's own; here only for the list of keys. */
export const enterKey = () => ({ key: 'Enter', words: translate(mailboxMessages.open) });
