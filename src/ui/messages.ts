import type { Message, Messages } from '../../lib/language.ts';

/** Said alike on many screens. */
export const commonMessages = {
  cancel: { id: 'Batal', en: 'Cancel' },
  close: { id: 'Tutup', en: 'Close' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  save: { id: 'Simpan', en: 'Save' },
  edit: { id: 'Ubah', en: 'Edit' },
  remove: { id: 'Hapus', en: 'Delete' },
  open: { id: 'Buka', en: 'Open' },
  undo: { id: 'Urungkan', en: 'Undo' },
  download: { id: 'Unduh', en: 'Download' },
  search: { id: 'Cari', en: 'Search' },
  clear: { id: 'Kosongkan', en: 'Clear' },
  clearFilters: { id: 'Hapus saringan', en: 'Clear filters' },
  notFound: { id: 'Data tidak ditemukan', en: 'No data found' },
  optional: { id: '(opsional)', en: '(optional)' },
  reason: { id: 'Alasan', en: 'Reason' },
  note: { id: 'Catatan', en: 'Note' },
  failed: { id: 'Tidak berhasil. Coba lagi.', en: 'That did not work. Try again.' },
  unreachable: {
    id: 'Layanan tidak dapat dihubungi. Periksa jaringan Anda, lalu coba lagi.',
    en: 'The service cannot be reached. Check your network, then try again.',
  },
  /** While a form is open. */
  unreachableForm: {
    id: 'Layanan tidak dapat dihubungi. Isian Anda tetap ada; coba lagi setelah jaringan kembali.',
    en: 'The service cannot be reached. What you typed is still here; try again once the network is back.',
  },
} satisfies Record<string, Message>;

/** What src/ui says. */
export const partMessages = {
  discard: { id: 'Tutup dan buang yang diketik?', en: 'Close and discard what was typed?' },
  discardDo: { id: 'Buang', en: 'Discard' },
  stay: { id: 'Tetap di sini', en: 'Stay' },
  leaveTitle: { id: 'Tinggalkan tanpa menyimpan?', en: 'Leave without saving?' },
  leaveText: { id: 'Perubahan Anda belum disimpan dan akan hilang.', en: 'Your changes will be lost.' },
  leave: { id: 'Tinggalkan', en: 'Leave' },
  place: { id: 'Letak halaman', en: 'Where this page is' },
  pages: { id: 'Halaman', en: 'Pages' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  page: (one: string | number): Message => ({ id: `Halaman ${one}`, en: `Page ${one}` }),
  notLoaded: { id: 'Daftar belum dapat dimuat', en: 'The list could not be loaded' },
  of: (range: string, total: string, isMore: boolean): Message => ({
    id: `${range} dari ${isMore ? 'lebih dari ' : ''}${total}`,
    en: `${range} of ${isMore ? 'more than ' : ''}${total}`,
  }),
} satisfies Messages;
