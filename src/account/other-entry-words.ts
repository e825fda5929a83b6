import type { Words } from '../../lib/language.ts';

export const otherEntryWords = {
  onlyRead: {
    id: 'Naskah ini masuk dalam peran Anda yang lain, jadi di sini hanya dapat dibaca.',
    en: 'This letter belongs to another of your roles, so here it can only be read.',
  },
  change: (post: string): Words => ({ id: `Beralih ke peran ${post}`, en: `Switch to the role ${post}` }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
