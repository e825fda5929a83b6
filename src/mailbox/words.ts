import type { Words } from '../../resources/declare.ts';

/** What the lists of letters and their reading pane say everywhere. */
export const mailboxWords = {
  letter: { id: 'Naskah', en: 'Letter' },
  noSubject: { id: 'Tanpa perihal', en: 'No subject' },
  allOf: { id: 'Semua', en: 'All' },
  select: (subject: string): Words => ({ id: `Pilih ${subject}`, en: `Select ${subject}` }),
  selected: (count: number): Words => ({ id: `${count} dipilih`, en: `${count} selected` }),
  selectLetter: { id: 'Pilih naskah', en: 'Select the letter' },
  letterHistory: { id: 'Riwayat naskah', en: 'History of the letter' },
  history: { id: 'Riwayat', en: 'History' },
  addLabel: { id: 'Beri label', en: 'Label' },
  backToList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  downloadPdf: { id: 'Unduh PDF', en: 'Download PDF' },
  cancel: { id: 'Batal', en: 'Cancel' },
  cc: { id: 'Tembusan', en: 'Cc' },
  agenda: (number: string): Words => ({ id: `Agenda ${number}`, en: `Agenda ${number}` }),
  unchanged: (count: number, why: string): Words => ({
    id: `${count} naskah tidak berubah. ${why}`,
    en: `Not changed: ${count} ${count === 1 ? 'letter' : 'letters'}. ${why}`,
  }),
  unreachable: {
    id: 'Layanan tidak dapat dihubungi. Periksa jaringan Anda, lalu coba lagi.',
    en: 'The service cannot be reached. Check your network, then try again.',
  },
  failed: { id: 'Permintaan ini gagal. Coba lagi.', en: 'This did not work. Try again.' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  loadMore: { id: 'Muat lagi', en: 'Load more' },
  nothingFound: { id: 'Data tidak ditemukan', en: 'No data found' },
  clearFilters: { id: 'Hapus saringan', en: 'Clear the filters' },
  securityIs: (name: string): Words => ({ id: `Keamanan: ${name}`, en: `Security: ${name}` }),
  endSearch: { id: 'Akhiri pencarian', en: 'End the search' },
  offline: {
    id: 'Anda sedang luring. Ini dimuat begitu jaringan kembali.',
    en: 'You are offline. This is loaded as soon as the network is back.',
  },
  next: { id: 'Naskah berikutnya', en: 'Next letter' },
  previous: { id: 'Naskah sebelumnya', en: 'Previous letter' },
  search: { id: 'Cari', en: 'Search' },
  open: { id: 'Buka naskah', en: 'Open the letter' },
  write: { id: 'Buat naskah', en: 'New letter' },
  sentSome: (done: number, of: number): Words => ({
    id: `Dikirim ${done} dari ${of}`,
    en: `Sent to ${done} of ${of}`,
  }),
  notSentYet: { id: 'Belum dikirim', en: 'Not sent yet' },
  signedNotSent: { id: 'Ditandatangani, belum dikirim', en: 'Signed, not sent yet' },
  label: { id: 'Label:', en: 'Label:' },
  letterGone: {
    id: 'Naskah ini tidak ada, atau bukan untuk Anda.',
    en: 'This letter does not exist, or is not for you.',
  },
  content: { id: 'Isi naskah', en: 'Content of the letter' },
  bulkRead: (count: number): Words => ({
    id: `${count} naskah ditandai dibaca`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} marked as read`,
  }),
  bulkUnread: (count: number): Words => ({
    id: `${count} naskah ditandai belum dibaca`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} marked as unread`,
  }),
  bulkClosed: (count: number): Words => ({
    id: `${count} naskah diselesaikan`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} closed`,
  }),
  bulkReopened: (count: number): Words => ({
    id: `${count} naskah dibuka kembali`,
    en: `${count} ${count === 1 ? 'letter' : 'letters'} reopened`,
  }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
