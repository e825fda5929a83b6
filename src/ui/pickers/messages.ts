import type { Message } from '../../../lib/language.ts';

/** Texts of pickers in place of options (SPEC A5). */
export const pickerMessages = {
  untyped: { id: 'Ketik untuk mencari', en: 'Type to search' },
  empty: { id: 'Tidak ada data', en: 'No data' },
  failed: { id: 'Pencarian gagal. Ketik lagi untuk mencoba.', en: 'The search failed. Type again to retry.' },
  openOptions: { id: 'Buka pilihan', en: 'Open the options' },
  closeOptions: { id: 'Tutup pilihan', en: 'Close the options' },
} satisfies Record<string, Message>;

/** What fields and filters say. */
export const fieldMessages = {
  allOf: (label: string): Message => ({ id: `${label}: semua`, en: `${label}: all` }),
  screenshot: (time: string, ending: string): Message => ({
    id: `Tangkapan layar ${time}.${ending}`,
    en: `Screenshot ${time}.${ending}`,
  }),
} satisfies Record<string, (...given: never[]) => Message>;
