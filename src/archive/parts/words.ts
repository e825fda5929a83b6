import type { Words } from '../../../lib/language.ts';

/** What the archive's shared parts say. */
export const partWords = {
  cancel: { id: 'Batal', en: 'Cancel' },
  clear: { id: 'Kosongkan', en: 'Clear' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  notLoaded: { id: 'Daftar belum dapat dimuat', en: 'The list could not be loaded' },
  notFound: { id: 'Data tidak ditemukan', en: 'No data found' },
  clearFilters: { id: 'Hapus saringan', en: 'Clear filters' },
  of: (range: string, total: string, isMore: boolean): Words => ({
    id: `${range} dari ${isMore ? 'lebih dari ' : ''}${total}`,
    en: `${range} of ${isMore ? 'more than ' : ''}${total}`,
  }),
  printed: { id: 'Label siap: label-arsip.pdf diunduh.', en: 'The labels are ready: label-arsip.pdf.' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
