import type { Message, Messages } from '../../../../lib/language.ts';

/** What the tools of a draft say. */
export const toolMessages = {
  versionsOfLetter: { id: 'Versi naskah', en: 'Versions of the letter' },
  comments: { id: 'Komentar', en: 'Comments' },
  versions: { id: 'Versi', en: 'Versions' },
  otherActions: { id: 'Tindakan lain', en: 'Other actions' },
  duplicate: { id: 'Gandakan naskah', en: 'Duplicate the letter' },
  saveFirst: {
    id: 'Yang Anda ketik belum tersimpan di server, jadi versi belum dipulihkan. Coba lagi sebentar.',
    en: 'What you typed is not saved on the server yet, so the version was not restored. Try again in a moment.',
  },
  notInOffice: (names: string): Message => ({
    id: ` Tidak lagi menjabat: ${names}.`,
    en: ` No longer in office: ${names}.`,
  }),
  restored: (no: number, left: string): Message => ({
    id: `Versi ${no} dipulihkan.${left}`,
    en: `Version ${no} restored.${left}`,
  }),
  undone: { id: 'Pemulihan diurungkan', en: 'Restoring undone' },
  commentCount: (count: number): Message => ({ id: `Komentar, ${count}`, en: `Comments, ${count}` }),
  unreadCount: (count: number, unread: number): Message => ({
    id: `Komentar, ${count}, ${unread} belum dibaca`,
    en: `Comments, ${count}, ${unread} unread`,
  }),
  addCover: { id: 'Tambahkan naskah pengantar', en: 'Add a cover letter' },
} satisfies Messages;
