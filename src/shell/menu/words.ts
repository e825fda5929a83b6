import type { Words } from '../../../lib/language.ts';

/** What shell/menu says. */
export const menuWords = {
  main: { id: 'Menu utama', en: 'Main menu' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
