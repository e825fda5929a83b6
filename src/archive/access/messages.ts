import type { Messages } from '../../../lib/language.ts';

/** What asking for access says. */
export const accessMessages = {
  ask: { id: 'Minta akses', en: 'Ask for access' },
  askTitle: { id: 'Minta akses arsip', en: 'Ask for access' },
  send: { id: 'Kirim permintaan', en: 'Send request' },
  reasonHint: {
    id: 'Untuk keperluan apa. Kepala unit pemilik memutus berdasarkan ini.',
    en: 'What for. The head of the owning unit decides by this.',
  },
  untilDay: { id: 'Akses sampai', en: 'Access until' },
  untilHint: { id: 'Setelah tanggal ini arsip tertutup kembali.', en: 'After this day it closes again.' },
  doneAsk: {
    id: 'Permintaan terkirim. Anda diberi tahu begitu diputus.',
    en: 'Request sent. You are told once it is decided.',
  },
} satisfies Messages;
