import type { Messages } from '../../../lib/language.ts';

export const inboxReadingMessages = {
  inbox: { id: 'Kotak Masuk', en: 'Inbox' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  finish: { id: 'Selesaikan', en: 'Close' },
  details: { id: 'Rincian', en: 'Details' },
  markUnread: { id: 'Tandai belum dibaca', en: 'Mark as unread' },
  waitsForFollowUp: { id: 'Menunggu tindak lanjut', en: 'Waiting for follow-up' },
  due: { id: 'Tenggat', en: 'Follow-up due' },
} satisfies Messages;
