import type { Message, Messages } from '../../../lib/language.ts';

/** What the list of tasks says. */
export const taskMessages = {
  tasks: { id: 'Tugas', en: 'Tasks' },
  mine: { id: 'Untuk saya', en: 'Mine' },
  yours: { id: 'Tugas yang menunggu Anda', en: 'Tasks waiting for you' },
  search: { id: 'Cari di Tugas', en: 'Search the tasks' },
  noneSnoozed: { id: 'Tidak ada yang ditunda.', en: 'Nothing is snoozed.' },
  none: { id: 'Tidak ada tugas yang menunggu Anda.', en: 'No tasks are waiting for you.' },
  toggle: { id: 'Pilih atau lepas naskah', en: 'Select or deselect the letter' },
  clear: { id: 'Lepas semua pilihan', en: 'Clear the selection' },
  filterByKind: { id: 'Saring menurut jenis tugas', en: 'Filter by kind of task' },
  toInitial: { id: 'Perlu paraf', en: 'To initial' },
  toSign: { id: 'Perlu tanda tangan', en: 'To sign' },
  toRevise: { id: 'Perlu revisi', en: 'To revise' },
  dispositionIn: { id: 'Disposisi masuk', en: 'Incoming disposition' },
  dispositionOut: { id: 'Disposisi keluar', en: 'Outgoing disposition' },
  nextTask: { id: 'Tugas berikutnya', en: 'Next task' },
  previousTask: { id: 'Tugas sebelumnya', en: 'Previous task' },
  nextDisposition: { id: 'Disposisi berikutnya', en: 'Next disposition' },
  previousDisposition: { id: 'Disposisi sebelumnya', en: 'Previous disposition' },
} satisfies Messages;

export const preparedMessages = {
  prepared: { id: 'Disiapkan', en: 'Prepared' },
  search: { id: 'Cari yang disiapkan', en: 'Search the prepared letters' },
  filterByState: { id: 'Saring menurut status', en: 'Filter by status' },
  drafts: { id: 'Konsep dan revisi', en: 'Drafts and revisions' },
  sentOn: { id: 'Sudah dikirim', en: 'Sent on' },
  noneSent: { id: 'Belum ada yang dikirim.', en: 'None has been sent yet.' },
  none: {
    id: 'Belum ada naskah yang Anda siapkan untuk pejabat ini.',
    en: 'You have prepared no letter for this official yet.',
  },
  noKind: { id: 'Jenis belum dipilih', en: 'No kind chosen' },
  savedAt: { id: 'Disimpan', en: 'Saved' },
} satisfies Record<string, Message>;
