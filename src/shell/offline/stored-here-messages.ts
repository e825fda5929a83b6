import type { Message, Messages } from '../../../lib/language.ts';

/** What the list of what this device stores says. */
export const storedMessages = {
  title: { id: 'Tersimpan di perangkat ini', en: 'Stored on this device' },
  drafts: { id: 'Konsep naskah yang belum sampai di server', en: 'Letter drafts the server lacks' },
  draftsNote: {
    id: 'Terkirim sendiri setelah tersambung, bila naskahnya dibuka di sini.',
    en: 'Sent by themselves once connected, when the letter is open here.',
  },
  sealed: {
    id: 'Konsep dari sesi lain, hanya terbaca oleh pemiliknya',
    en: 'A draft of another session, which only its writer can read',
  },
  isOpen: { id: 'Sedang dibuka', en: 'Open here' },
  texts: { id: 'Catatan dan komentar yang belum dikirim', en: 'Notes and comments not sent yet' },
  textsNote: {
    id: 'Tidak terkirim sendiri: buka, lalu kirim setelah tersambung.',
    en: 'Not sent by themselves: open them, and send once connected.',
  },
  writes: { id: 'Tanda yang menunggu dikirim', en: 'Marks that wait to be sent' },
  writesNote: {
    id: 'Terkirim sendiri setelah tersambung, juga bila Anda keluar lalu masuk lagi.',
    en: 'Sent by themselves once connected, even after you sign out and in again.',
  },
  reading: { id: 'Untuk dibaca tanpa jaringan', en: 'For reading without a network' },
  readingNote: {
    id: 'Terhapus saat Anda keluar atau sesi berakhir, paling lambat pada harinya.',
    en: 'Deleted when you sign out or the session ends, on its day at the latest.',
  },
  answers: (count: number): Message => ({
    id: `${count} daftar, hitungan, dan pilihan formulir yang pernah dibuka`,
    en: `${count} lists, counts and choices of forms that were opened`,
  }),
  since: (since: string): Message => ({ id: `Sejak ${since}`, en: `Since ${since}` }),
  until: (until: string): Message => ({
    id: `sampai ${until} atau Anda keluar`,
    en: `until ${until} or you sign out`,
  }),
  untilOnly: (until: string): Message => ({ id: `sampai ${until}`, en: `until ${until}` }),
  untilTab: {
    id: 'sampai tab ini ditutup atau sesi berakhir',
    en: 'until this tab is closed or the session ends',
  },
  none: { id: 'Tidak ada yang tersimpan di perangkat ini', en: 'Nothing is stored on this device' },
  rest: {
    id: 'Isian lain, seperti formulir data dan disposisi, hanya ada selama halamannya terbuka. Naskah Rahasia dan Sangat Rahasia tidak disimpan untuk dibaca tanpa jaringan.',
    en: 'Other forms, such as those of records and dispositions, are there only while their page is open. Letters of class Rahasia and above are not stored for reading.',
  },
  open: (name: string): Message => ({ id: `Buka ${name}`, en: `Open ${name}` }),
  discard: { id: 'Buang', en: 'Discard' },
  discardNamed: (name: string): Message => ({ id: `Buang ${name}`, en: `Discard ${name}` }),
  discardReading: { id: 'Hapus semuanya', en: 'Delete all' },
  askDraft: { id: 'Buang ketikan ini?', en: 'Discard what was typed?' },
  askDraftText: {
    id: 'Server belum memilikinya, jadi tidak dapat dikembalikan.',
    en: 'The server does not have it, so it cannot be brought back.',
  },
  askReading: { id: 'Hapus yang tersimpan untuk dibaca?', en: 'Delete what is stored for reading?' },
  askReadingText: {
    id: 'Tanpa jaringan naskah dan daftar ini tidak terbaca lagi, sampai dibuka kembali saat tersambung.',
    en: 'Without a network these letters and lists cannot be read, until they are opened again once connected.',
  },
} satisfies Messages;

/** What a waiting mark does, by the last part of its address. */
export const markMessages: Record<string, Message> = {
  read: { id: 'Tandai dibaca', en: 'Mark as read' },
  unread: { id: 'Tandai belum dibaca', en: 'Mark as unread' },
  close: { id: 'Selesaikan', en: 'Close' },
  reopen: { id: 'Buka kembali', en: 'Open again' },
  notification: { id: 'Notifikasi dibaca', en: 'Notification read' },
};
