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
  clearFilter: (label: string): Message => ({ id: `Hapus saringan ${label}`, en: `Clear filter ${label}` }),
  filterBy: (label: string): Message => ({ id: `Saring menurut ${label}`, en: `Filter by ${label}` }),
  screenshot: (time: string, ending: string): Message => ({
    id: `Tangkapan layar ${time}.${ending}`,
    en: `Screenshot ${time}.${ending}`,
  }),
  dragToOrder: { id: 'Seret untuk mengubah urutan', en: 'Drag to change the order' },
  up: (title: string): Message => ({ id: `Naikkan ${title}`, en: `Move ${title} up` }),
  upShort: { id: 'Naik (Alt+↑)', en: 'Up (Alt+↑)' },
  down: (title: string): Message => ({ id: `Turunkan ${title}`, en: `Move ${title} down` }),
  downShort: { id: 'Turun (Alt+↓)', en: 'Down (Alt+↓)' },
  remove: { id: 'Hapus', en: 'Remove' },
  dropHere: { id: 'Lepaskan untuk menambahkan', en: 'Drop to add' },
  orDrag: { id: 'atau seret ke sini, atau tempel dengan Ctrl+V', en: 'or drag here, or paste with Ctrl+V' },
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
