import { translate } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { detailMessages } from './detail-messages.ts';

const button = (to: 'on' | 'back') => document.querySelector<HTMLButtonElement>(`[data-walk="${to}"]`);

/** n and N: between the changes of an open letter. */
export const changeKeys = (): readonly Key[] => [
  {
    key: 'n',
    words: translate(detailMessages.nextChange),
    run: () => button('on')?.click(),
    when: () => button('on') !== null,
  },
  {
    key: 'N',
    words: translate(detailMessages.previousChange),
    run: () => button('back')?.click(),
    when: () => button('back') !== null,
  },
];
