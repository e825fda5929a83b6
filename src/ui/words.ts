import type { Words } from '../../lib/language.ts';

/** What shell/parts says. */
export const partWords = {
  cancel: { id: 'Batal', en: 'Cancel' },
  close: { id: 'Tutup', en: 'Close' },
  discard: { id: 'Tutup dan buang yang diketik?', en: 'Close and discard what was typed?' },
  discardDo: { id: 'Buang', en: 'Discard' },
  stay: { id: 'Tetap di sini', en: 'Stay' },
  optional: { id: '(opsional)', en: '(optional)' },
  place: { id: 'Letak halaman', en: 'Where this page is' },
  pages: { id: 'Halaman', en: 'Pages' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  page: (one: string | number): Words => ({ id: `Halaman ${one}`, en: `Page ${one}` }),
  notFound: { id: 'Data tidak ditemukan', en: 'No data found' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  open: { id: 'Buka', en: 'Open' },
  clear: { id: 'Kosongkan', en: 'Clear' },
  undo: { id: 'Urungkan', en: 'Undo' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
