import type { Words } from '../../../../lib/language.ts';

/** What the thread of a letter says. */
export const threadWords = {
  thread: { id: 'Rangkaian naskah', en: 'Thread' },
  thisLetter: { id: 'Naskah ini.', en: 'This letter.' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
