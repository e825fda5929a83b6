import type { RefObject } from 'react';
import { translate } from '../../lib/language.ts';
import type { Key } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { searchMessages } from './messages.ts';

/** j and k move through the results, / focuses the field; Enter is the link's own. */
export function useResultKeys(
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): Key[] {
  const move = (step: 1 | -1) => {
    const rows = [...(list.current?.parentElement?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const here = rows.findIndex((row) => row.matches(':focus'));
    rows[here < 0 ? (step > 0 ? 0 : rows.length - 1) : here + step]?.focus();
  };
  return [
    { key: 'j', words: translate(searchMessages.nextResult), run: () => move(1) },
    { key: 'k', words: translate(searchMessages.previousResult), run: () => move(-1) },
    {
      key: '/',
      words: translate(commonMessages.search),
      run: () => {
        input.current?.focus();
        input.current?.select();
      },
    },
  ];
}
