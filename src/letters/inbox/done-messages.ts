import type { Message, Messages } from '../../../lib/language.ts';

/** What was done to letters of the inbox; the list itself does not need them. */
export const doneMessages = {
  closed: { id: 'Naskah diselesaikan', en: 'Letter closed' },
  manyRead: (count: number): Message => ({
    id: `${count} naskah ditandai dibaca`,
    en: `${count} marked as read`,
  }),
  manyUnread: (count: number): Message => ({
    id: `${count} naskah ditandai belum dibaca`,
    en: `${count} marked as unread`,
  }),
  manyClosed: (count: number): Message => ({ id: `${count} naskah diselesaikan`, en: `${count} closed` }),
  manyReopened: (count: number): Message => ({
    id: `${count} naskah dibuka kembali`,
    en: `${count} reopened`,
  }),
} satisfies Messages;
