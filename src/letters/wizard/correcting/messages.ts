import type { Message, Messages } from '../../../../lib/language.ts';

/** What a returned letter's corrections say. */
export const correctingMessages = {
  title: { id: 'Yang perlu diperbaiki', en: 'What to correct' },
  tab: (count: number): Message => ({
    id: count > 0 ? `Perbaikan (${count})` : 'Perbaikan',
    en: count > 0 ? `Corrections (${count})` : 'Corrections',
  }),
  nothingOpen: { id: 'Tidak ada komentar atau saran yang terbuka.', en: 'No comment or suggestion is open.' },
  show: { id: 'Tunjukkan di teks', en: 'Show in the text' },
  saveFirst: {
    id: 'Perubahan Anda belum tersimpan. Simpan dulu, lalu terima sarannya.',
    en: 'Your changes are not saved yet. Save them first, then accept the suggestion.',
  },
  of: (at: number, count: number): Message => ({ id: `${at} dari ${count}`, en: `${at} of ${count}` }),
} satisfies Messages;
