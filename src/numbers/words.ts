/** What the register of numbers says besides the letters' own words. */
export const words = {
  title: { id: 'Nomor Naskah', en: 'Letter numbers' },
  counters: { id: 'Penghitung', en: 'Counters' },
  numbers: { id: 'Daftar nomor', en: 'Numbers' },
  book: { id: 'Pesan nomor', en: 'Book numbers' },
  cancel: { id: 'Batalkan', en: 'Cancel' },
  reason: { id: 'Alasan', en: 'Reason' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  noCounters: { id: 'Belum ada penghitung.', en: 'No counters here.' },
  noNumbers: { id: 'Belum ada nomor.', en: 'No numbers here.' },
  noGaps: { id: 'Tanpa nomor hilang', en: 'No gaps' },
  notFound: { id: 'Data tidak ditemukan', en: 'No data found' },
  clear: { id: 'Hapus saringan', en: 'Clear the filters' },
  failed: { id: 'Nomor belum dapat dimuat', en: 'The numbers could not be loaded' },
} as const;
