import { formatNumber, upperFirst } from '../../lib/formats.ts';
import type { Message } from '../../lib/language.ts';

/** What forms say; apart from what lists say, which do not load forms. */
export const formMessages = {
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  create: (one: Message): Message => ({ id: `Simpan ${one.id}`, en: `Save ${one.en}` }),
  saving: { id: 'Menyimpan', en: 'Saving' },
  shortcut: { id: 'Ctrl S untuk menyimpan', en: 'Ctrl S to save' },
  toFix: (count: number): Message => ({
    id: `${count} isian perlu diperbaiki`,
    en: `${count} fields need fixing`,
  }),
  saved: { id: 'Perubahan disimpan', en: 'Changes saved' },
  created: (one: Message): Message => ({
    id: `${upperFirst(one.id)} ditambahkan`,
    en: `${upperFirst(one.en)} added`,
  }),
  sections: { id: 'Bagian isian', en: 'Sections' },
  newTitle: (one: Message): Message => ({ id: `Tambah ${one.id}`, en: `New ${one.en}` }),
  ofRow: (place: number): Message => ({ id: `baris ${place}`, en: `row ${place}` }),
  cell: (field: Message, row: number, cell?: Message): Message => ({
    id: [`${field.id}, baris ${row}`, cell?.id].filter(Boolean).join(': '),
    en: [`${field.en}, row ${row}`, cell?.en].filter(Boolean).join(': '),
  }),
  choose: { id: 'Pilih', en: 'Choose' },
  search: { id: 'Cari lalu pilih', en: 'Search and choose' },
  openOptions: (label: string): Message => ({ id: `Pilihan ${label}`, en: `Options for ${label}` }),
  conflictTitle: { id: 'Data ini telah diubah di tempat lain', en: 'This was changed elsewhere' },
  conflictText: {
    id: 'Sejak Anda membukanya, isian di bawah ini berubah. Pilih isi yang dipakai untuk setiap isian.',
    en: 'Since you opened it, the fields below have changed. Choose which to use for each of them.',
  },
  conflictBy: (name: string, when: string): Message => ({
    id: `Diubah oleh ${name}, ${when}`,
    en: `Changed by ${name}, ${when}`,
  }),
  conflictUntouched: { id: 'Tidak Anda ubah', en: 'You did not change it' },
  conflictRest: (labels: string): Message => ({
    id: `Perubahan Anda yang lain tetap disimpan: ${labels}.`,
    en: `Your other changes are saved as well: ${labels}.`,
  }),
  allTheirs: { id: 'Pakai semua yang tersimpan', en: 'Use all stored' },
  allMine: { id: 'Pakai semua isian Anda', en: 'Use all of yours' },
  saveChosen: { id: 'Simpan pilihan', en: 'Save the choice' },
  chooseEach: { id: 'Pilih dahulu satu isi untuk setiap isian.', en: 'Choose one for every field first.' },
  conflictTheirs: { id: 'Tersimpan sekarang', en: 'Stored now' },
  conflictMine: { id: 'Isian Anda', en: 'Yours' },
  again: { id: 'Simpan dan tambah lagi', en: 'Save and add another' },
  shortcutAgain: {
    id: 'Ctrl S simpan, Ctrl Enter simpan dan tambah lagi',
    en: 'Ctrl S saves, Ctrl Enter adds another',
  },
  wrongFields: { id: 'Isian yang perlu diperbaiki', en: 'Fields that need fixing' },
  offline: {
    id: 'Anda sedang luring. Isian ini hanya ada selama halamannya terbuka; simpan lagi setelah tersambung.',
    en: 'You are offline. What you typed is here only while the page is open; save again once connected.',
  },
  kept: {
    id: 'Isian yang belum disimpan telah dipulihkan',
    en: 'What you had typed and not saved was restored',
  },
  copiedFrom: (name: string): Message => ({ id: `Salinan dari ${name}`, en: `Copy of ${name}` }),
  copyMissing: {
    id: 'Data yang hendak disalin tidak ditemukan. Isian dimulai kosong.',
    en: 'The record to copy was not found. The form starts empty.',
  },
  copySuffix: { id: ' (salinan)', en: ' (copy)' },
  newOne: (one: Message): Message => ({ id: `Tambah ${one.id} baru`, en: `Add a new ${one.en}` }),
  newNamed: (one: Message, typed: string): Message => ({
    id: `Tambah “${typed}” sebagai ${one.id} baru`,
    en: `Add “${typed}” as a new ${one.en}`,
  }),
  openChosen: (name: string): Message => ({
    id: `Buka ${name} di tab baru`,
    en: `Open ${name} in a new tab`,
  }),
  characters: (count: number, max: number): Message => ({
    id: `${formatNumber(count)} dari ${formatNumber(max)} karakter`,
    en: `${formatNumber(count)} of ${formatNumber(max)} characters`,
  }),
  endsHint: (ends: Message): Message => ({
    id: `Bila nonaktif: ${ends.id}`,
    en: `When inactive: ${ends.en}`,
  }),
  inactiveHint: {
    id: 'Data nonaktif tidak muncul di pilihan, tetapi tetap terbaca pada data lama.',
    en: 'Inactive records are left out of pickers and stay readable where they were used.',
  },
} satisfies Record<string, unknown>;
