import type { Words } from '../../resources/declare.ts';
import { say } from '../../resources/language.ts';

/** What the editor says. */
export const words = {
  tools: { id: 'Alat penyunting', en: 'Formatting' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  underline: { id: 'Garis bawah', en: 'Underline' },
  bullets: { id: 'Daftar butir', en: 'Bullet list' },
  numbers: { id: 'Daftar bernomor', en: 'Numbered list' },
  leave: { id: 'Esc lalu Tab keluar dari teks', en: 'Esc, then Tab leaves the text' },
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

/** Picks the words of the page's language. */
export const useSay = (): ((said: Words) => string) => say;
