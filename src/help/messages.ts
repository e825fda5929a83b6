import type { Message } from '../../lib/language.ts';

/** The words of /faq. */
export const messages = {
  faq: { id: 'Tanya jawab', en: 'Questions and answers' },
  faqAbout: {
    id: 'Jawaban singkat atas yang sering ditanyakan. Ketik beberapa kata untuk mencari, juga di dalam jawaban.',
    en: 'Short answers to what is often asked. Type some words to search, in the answers too.',
  },
  faqSearch: { id: 'Cari pertanyaan atau jawaban', en: 'Search questions and answers' },
  faqNothing: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  faqNothingText: {
    id: 'Coba kata lain, atau tanyakan kepada helpdesk.',
    en: 'Try other words, or ask the helpdesk.',
  },
  faqEmpty: { id: 'Belum ada tanya jawab', en: 'No questions yet' },
  faqFailed: { id: 'Tanya jawab belum dapat dimuat', en: 'The questions could not be loaded' },
  faqOthers: { id: 'Lainnya', en: 'Others' },
  found: (count: number): Message => ({
    id: `${count} pertanyaan ditemukan`,
    en: `${count} ${count === 1 ? 'question' : 'questions'} found`,
  }),
  ask: { id: 'Tidak menemukan jawaban? Tanya helpdesk', en: 'No answer here? Ask the helpdesk' },
  clear: { id: 'Hapus pencarian', en: 'Clear the search' },
} as const;
