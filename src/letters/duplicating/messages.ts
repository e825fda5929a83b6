import type { Message, Messages } from '../../../lib/language.ts';

export const duplicateMessages = {
  leftOut: (names: string): Message => ({
    id: `Tidak lagi menjabat, jadi tidak ikut: ${names}.`,
    en: `No longer in office, so left out: ${names}.`,
  }),
  filesLeftOut: {
    id: 'Lampirannya tidak ikut: hanya penyusun dan penanda tangan naskah yang dapat membawanya.',
    en: 'Its attachments were left out: only the drafter and the sender of the letter can bring them along.',
  },
  doneSome: { id: 'Naskah digandakan.', en: 'Letter duplicated.' },
  done: { id: 'Naskah digandakan', en: 'Letter duplicated' },
} satisfies Messages;
