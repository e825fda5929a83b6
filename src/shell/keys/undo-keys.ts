import type { Key } from './use-keys.ts';

/** A toast stands for five seconds at the far end of the page: its button is one key away. */
export const undoKeys: readonly Key[] = [
  { key: 'z', words: 'Urungkan', run: () => undoButton()?.click(), when: () => undoButton() !== undefined },
];

const undoButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.toast button')].at(-1);
