import { translate } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { detailMessages } from './detail-messages.ts';
import { reviewMessages } from './review/messages.ts';

/** The first of them that is on the screen. */
const button = (selectors: readonly string[]) =>
  selectors
    .map((one) => document.querySelector<HTMLButtonElement>(`${one}:not([disabled])`))
    .find((found) => found !== null);
const presses = (key: string, words: string, ...selectors: string[]): Key => ({
  key,
  words,
  run: () => button(selectors)?.click(),
  when: () => button(selectors) !== undefined,
});

/** Between the changes of an open letter, to comment on it, and to decide; each presses what the screen shows. */
export const reviewKeys = (): readonly Key[] => [
  presses('n', translate(reviewMessages.next), '[data-walk="on"]'),
  presses('N', translate(reviewMessages.previous), '[data-walk="back"]'),
  presses('t', translate(reviewMessages.showFinal), '[data-review-key="t"]'),
  presses('c', translate(reviewMessages.commentOn), '[data-comment-passage]', '[data-review-key="c"]'),
  presses('r', translate(detailMessages.giveBack), '[data-review-key="r"]'),
];

/** Handled by the decision itself; named in the list of keys. */
export const initialKey = (): Pick<Key, 'key' | 'words'> => ({
  key: 'Ctrl Enter',
  words: translate(detailMessages.initial),
});
