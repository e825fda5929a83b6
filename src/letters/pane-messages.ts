import type { Message, Messages } from '../../lib/language.ts';

/** Texts of lists and reading panes, apart from what the inbox needs at first. */
export const paneMessages = {
  selected: (count: number): Message => ({ id: `${count} dipilih`, en: `${count} selected` }),
  unchanged: (count: number, why: string): Message => ({
    id: `${count} naskah tidak berubah. ${why}`,
    en: `Not changed: ${count} ${count === 1 ? 'letter' : 'letters'}. ${why}`,
  }),
  letterHistory: { id: 'Riwayat naskah', en: 'History of the letter' },
  history: { id: 'Riwayat', en: 'History' },
  downloadDocx: { id: 'Unduh Word (.docx)', en: 'Download Word (.docx)' },
  downloadPdf: { id: 'Unduh PDF', en: 'Download PDF' },
  sentSome: (done: number, of: number): Message => ({
    id: `Dikirim ${done} dari ${of}`,
    en: `Sent to ${done} of ${of}`,
  }),
  notSentYet: { id: 'Belum dikirim', en: 'Not sent yet' },
  signedNotSent: { id: 'Ditandatangani, belum dikirim', en: 'Signed, not sent yet' },
  awaitsSeal: { id: 'Menunggu segel', en: 'Waiting for its seal' },
  letterGone: {
    id: 'Naskah ini tidak ada, atau bukan untuk Anda.',
    en: 'This letter does not exist, or is not for you.',
  },
  content: { id: 'Isi naskah', en: 'Content of the letter' },
} satisfies Messages;
