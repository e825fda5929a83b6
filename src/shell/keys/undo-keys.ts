import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import type { Key } from './use-keys.ts';

/** A toast is shown for five seconds at the far end of the page: z presses its button. */
export const undoKeys = (): readonly Key[] => [
  {
    key: 'z',
    words: translate(commonMessages.undo),
    run: () => undoButton()?.click(),
    when: () => undoButton() !== undefined,
  },
];

const undoButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.toast button')].at(-1);
