import { type RefObject, useCallback } from 'react';
import type { Key } from '../../shell/index.ts';

type Options = {
  /** The element that holds the rows, links with data-row. */
  list: RefObject<HTMLElement | null>;
  /** The row that is open, if any: then moving opens the next. */
  openRow: string | null;
  more: () => void;
};

/** j and k: through the rows; with a letter open, from letter to letter (findings: peers 5). */
export function useRowKeys({ list, openRow, more }: Options): Key[] {
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
    { key: 'j', words: 'Naskah berikutnya', run: () => move(1) },
    { key: 'k', words: 'Naskah sebelumnya', run: () => move(-1) },
  ];
}

/** Enter is the link's own; here only for the list of keys. */
export const enterKey = { key: 'Enter', words: 'Buka naskah' };
