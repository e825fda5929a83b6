import type { Words } from '../../lib/language.ts';

/** What the field in the top bar says; apart from the palette, which is loaded when it is opened. */
export const buttonWords = {
  hint: { id: 'Cari naskah, halaman, atau perintah', en: 'Find a letter, page or command' },
} satisfies Record<string, Words>;
