import type { Words } from '../../../resources/declare.ts';

/** What shell/menu says. */
export const menuWords = {
  main: { id: 'Menu utama', en: 'Main menu' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
