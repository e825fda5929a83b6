import type { Message } from '../../../lib/language.ts';

/** What is said where a form was filled with the values of before a change. */
export const formerMessages = {
  filled: (when: string, who: string): Message => ({
    id: `Diisi dengan isi sebelum perubahan ${when} oleh ${who}. Belum tersimpan: periksa, lalu simpan.`,
    en: `Filled with what it held before the change of ${when} by ${who}. Not saved yet: check, then save.`,
  }),
  same: (when: string, who: string): Message => ({
    id: `Isinya sudah seperti sebelum perubahan ${when} oleh ${who}.`,
    en: `It already holds what it held before the change of ${when} by ${who}.`,
  }),
  none: (when: string, who: string): Message => ({
    id: `Tidak ada isian dari perubahan ${when} oleh ${who} yang dapat dikembalikan.`,
    en: `Nothing of the change of ${when} by ${who} can be brought back.`,
  }),
  fields: (labels: string): Message => ({ id: `Dikembalikan: ${labels}.`, en: `Brought back: ${labels}.` }),
  left: { id: 'Tidak dikembalikan', en: 'Not brought back' },
  typed: { id: 'Sudah Anda ketik sendiri.', en: 'You have typed it yourself.' },
  notAsked: { id: 'Tidak ada di formulir ini.', en: 'This form does not ask for it.' },
  unseen: {
    id: 'Isian yang tidak dapat dilihat peran Anda tetap seperti sekarang.',
    en: 'Fields that your role does not see stay as they are.',
  },
} satisfies Record<string, unknown>;
