import type { Message } from '../../lib/language.ts';

/** What became of a message of the incoming box. */
export const mailOutcomes = {
  drafted: { id: 'Menjadi draft registrasi', en: 'Became a draft of registration' },
  'without-scan': {
    id: 'Tanpa lampiran PDF, JPG, atau PNG: tidak ada yang dapat didaftarkan.',
    en: 'Without a PDF, JPG or PNG attached: nothing to register.',
  },
  'too-large': {
    id: 'Surel lebih besar dari 25 MB: tidak diambil. Mintalah dikirim ulang dalam ukuran lebih kecil.',
    en: 'The mail is larger than 25 MB: not taken. Ask for a smaller one.',
  },
  unreadable: {
    id: 'Surel rusak atau tidak dapat dibaca.',
    en: 'The mail is broken or cannot be read.',
  },
} as const satisfies Record<string, Message>;
export type MailOutcome = keyof typeof mailOutcomes;
