import type { Message, Messages } from '../../../lib/language.ts';

/** What the inbox says. */
export const inboxMessages = {
  inbox: { id: 'Kotak Masuk', en: 'Inbox' },
  searchInbox: { id: 'Cari di Kotak Masuk', en: 'Search the inbox' },
  filterInbox: { id: 'Saring Kotak Masuk', en: 'Filter the inbox' },
  filterByState: { id: 'Saring menurut status', en: 'Filter by status' },
  open: { id: 'Open', en: 'Open' },
  closed: { id: 'Closed', en: 'Closed' },
  received: { id: 'Naskah masuk', en: 'Received letters' },
  allDone: { id: 'Semua naskah masuk sudah diselesaikan.', en: 'All received letters are closed.' },
  noneYet: { id: 'Belum ada naskah masuk untuk jabatan ini.', en: 'No letters have come to this post yet.' },
  reopen: { id: 'Buka kembali', en: 'Reopen' },
  finish: { id: 'Selesaikan', en: 'Close' },
  notTaken: { id: 'Belum diambil', en: 'Not taken yet' },
  takenBy: (name: string): Message => ({ id: `Diambil ${name}`, en: `Taken by ${name}` }),
  selectUpTo: { id: 'Pilih sampai naskah ini', en: 'Select up to this letter' },
  clearSelection: { id: 'Batalkan pilihan', en: 'Clear the selection' },
  chooseToRead: { id: 'Pilih naskah untuk membacanya.', en: 'Choose a letter to read it.' },
  unread: { id: 'Belum dibaca.', en: 'Unread.' },
  threadOf: (count: number): Message => ({
    id: `${count} naskah dalam rangkaian ini`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} in this thread`,
  }),
  attachments: (count: number): Message => ({
    id: `${count} lampiran.`,
    en: `${count} ${count === 1 ? 'attachment' : 'attachments'}.`,
  }),
  forwardedBy: (post: string, note: string): Message => ({
    id: `Diteruskan ${post}${note}`,
    en: `Forwarded by ${post}${note}`,
  }),
  selectSome: { id: 'Pilih beberapa', en: 'Select several' },
  filter: { id: 'Saring', en: 'Filter' },
  filterInUse: { id: 'Saring, ada saringan yang dipakai', en: 'Filter, a filter is in use' },
  threadCount: (count: number): Message => ({
    id: `Rangkaian ${count} naskah.`,
    en: `Thread of ${count} letters.`,
  }),
} satisfies Messages;
