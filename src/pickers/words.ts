import type { Words } from '../../resources/declare.ts';

/** What pickers say in place of options (SPEC A5). */
export const pickerWords = {
  untyped: { id: 'Ketik untuk mencari', en: 'Type to search' },
  none: { id: 'Data tidak ditemukan', en: 'No data found' },
  empty: { id: 'Tidak ada data', en: 'No data' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  failed: { id: 'Pencarian gagal. Ketik lagi untuk mencoba.', en: 'The search failed. Type again to retry.' },
} satisfies Record<string, Words>;
