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
  noCounters: { id: 'Belum ada penghitung untuk saringan ini.', en: 'No counters here.' },
  noNumbers: { id: 'Belum ada nomor untuk saringan ini.', en: 'No numbers here.' },
  noGaps: { id: 'Tanpa nomor hilang', en: 'No gaps' },
  failed: { id: 'Nomor belum dapat dimuat', en: 'The numbers could not be loaded' },
} as const;
