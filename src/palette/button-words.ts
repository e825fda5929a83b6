import type { Words } from '../../lib/language.ts';

/** Texts of the top bar's field; apart from the palette, which loads when opened. */
export const buttonWords = {
  hint: { id: 'Cari naskah, halaman, atau perintah', en: 'Find a letter, page or command' },
} satisfies Record<string, Words>;
