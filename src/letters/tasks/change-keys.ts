import { say } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { detailWords } from './detail-words.ts';

const button = (to: 'on' | 'back') => document.querySelector<HTMLButtonElement>(`[data-walk="${to}"]`);

/** n and N: between the changes of an open letter. */
export const changeKeys = (): readonly Key[] => [
  {
    key: 'n',
    words: say(detailWords.nextChange),
    run: () => button('on')?.click(),
    when: () => button('on') !== null,
  },
  {
    key: 'N',
    words: say(detailWords.previousChange),
    run: () => button('back')?.click(),
    when: () => button('back') !== null,
  },
];
