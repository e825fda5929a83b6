import type { Message, Messages } from '../../../lib/language.ts';

/** What finding and replacing says. */
export const messages = {
  title: { id: 'Cari dan ganti', en: 'Find and replace' },
  find: { id: 'Cari dalam teks', en: 'Find in the text' },
  replaceBy: { id: 'Ganti dengan', en: 'Replace with' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  replace: { id: 'Ganti', en: 'Replace' },
  replaceAll: { id: 'Ganti semua', en: 'Replace all' },
  close: { id: 'Tutup pencarian', en: 'Close the search' },
  none: { id: 'Tidak ditemukan', en: 'Nothing found' },
  place: (at: number, count: number): Message =>
    at === 0
      ? { id: `${count} ditemukan`, en: `${count} found` }
      : { id: `${at} dari ${count}`, en: `${at} of ${count}` },
  replaced: (count: number): Message => ({ id: `${count} diganti`, en: `${count} replaced` }),
} satisfies Messages;
