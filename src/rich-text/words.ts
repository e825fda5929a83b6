import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Words } from '../../resources/declare.ts';

/** What the editor says. */
export const words = {
  tools: { id: 'Alat penyunting', en: 'Formatting' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  underline: { id: 'Garis bawah', en: 'Underline' },
  bullets: { id: 'Daftar butir', en: 'Bullet list' },
  numbers: { id: 'Daftar bernomor', en: 'Numbered list' },
  undo: { id: 'Urungkan', en: 'Undo' },
  redo: { id: 'Ulangi', en: 'Redo' },
  newVariable: { id: 'Variabel baru', en: 'New variable' },
  newOne: { id: 'baru', en: 'new' },
  suggestions: { id: 'Saran', en: 'Suggestions' },
  typeName: { id: 'Ketik nama variabel', en: 'Type the variable’s name' },
  none: { id: 'Tidak ada yang cocok', en: 'Nothing matches' },
  count: (count: number): Words => ({
    id: `${count} saran, pilih dengan panah lalu Enter`,
    en: `${count} suggestions, choose with arrows and Enter`,
  }),
} satisfies Record<string, Words | ((count: number) => Words)>;

/** Picks the words of the language in use. */
export function useSay(): (said: Words) => string {
  const locale = useLocale();
  return useCallback((said) => (locale === 'en' ? said.en : said.id), [locale]);
}
