import { formatNumber } from '../../lib/formats.ts';
import type { Words } from '../../lib/language.ts';

export const words = {
  view: { id: 'Lihat', en: 'View' },
  activate: { id: 'Aktifkan', en: 'Activate' },
  deactivate: { id: 'Nonaktifkan', en: 'Deactivate' },
  active: { id: 'Aktif', en: 'Active' },
  inactive: { id: 'Nonaktif', en: 'Inactive' },
  status: { id: 'Status', en: 'Status' },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  export: { id: 'Ekspor', en: 'Export' },
  createdAt: { id: 'Dibuat', en: 'Created' },
  updatedAt: { id: 'Diubah', en: 'Changed' },
  more: { id: 'Tindakan lain', en: 'More actions' },
  locked: { id: 'Tidak dapat diubah', en: 'Cannot be changed' },
  empty: { id: 'Kosong', en: 'Empty' },
  system: { id: 'Sistem', en: 'The system' },
  duplicate: { id: 'Duplikatkan', en: 'Duplicate' },
} satisfies Record<string, Words | ((one: Words) => Words)>;

export const listWords = {
  unnamed: { id: 'Tanpa nama', en: 'Unnamed' },
  search: (label: Words): Words => ({
    id: `Cari ${label.id.toLowerCase().replace(/^kelola /, '')}`,
    en: `Search ${label.en.toLowerCase().replace(/^manage /, '')}`,
  }),
  clearSearch: { id: 'Hapus pencarian', en: 'Clear search' },
  clearFilter: (label: string): Words => ({ id: `Hapus saringan ${label}`, en: `Clear filter ${label}` }),
  filterBy: (label: string): Words => ({ id: `Saring menurut ${label}`, en: `Filter by ${label}` }),
  filters: { id: 'Saringan', en: 'Filters' },
  emptyTitle: (one: Words): Words => ({ id: `Belum ada ${one.id}`, en: `No ${one.en} yet` }),
  failed: { id: 'Daftar tidak dapat dimuat', en: 'The list could not be loaded' },
  selectAll: { id: 'Pilih semua di halaman ini', en: 'Select all on this page' },
  select: (name: string): Words => ({ id: `Pilih ${name}`, en: `Select ${name}` }),
  selected: (count: number): Words => ({ id: `${count} dipilih`, en: `${count} selected` }),
  rowActions: (name: string): Words => ({ id: `Tindakan untuk ${name}`, en: `Actions for ${name}` }),
  perPage: { id: 'Baris per halaman', en: 'Rows per page' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  page: (page: number): Words => ({ id: `Halaman ${page}`, en: `Page ${page}` }),
  pages: { id: 'Halaman', en: 'Pages' },
  removed: (count: number): Words => ({ id: `${count} data dihapus`, en: `${count} records deleted` }),
} satisfies Record<string, unknown>;

export const formWords = {
  save: { id: 'Simpan perubahan', en: 'Save changes' },
  create: (one: Words): Words => ({ id: `Simpan ${one.id}`, en: `Save ${one.en}` }),
  saving: { id: 'Menyimpan', en: 'Saving' },
  shortcut: { id: 'Ctrl S untuk menyimpan', en: 'Ctrl S to save' },
  toFix: (count: number): Words => ({
    id: `${count} isian perlu diperbaiki`,
    en: `${count} fields need fixing`,
  }),
  saved: { id: 'Perubahan disimpan', en: 'Changes saved' },
  created: (one: Words): Words => ({ id: `${capital(one.id)} ditambahkan`, en: `${capital(one.en)} added` }),
  sections: { id: 'Bagian isian', en: 'Sections' },
  newTitle: (one: Words): Words => ({ id: `Tambah ${one.id}`, en: `New ${one.en}` }),
  choose: { id: 'Pilih', en: 'Choose' },
  search: { id: 'Cari lalu pilih', en: 'Search and choose' },
  openOptions: (label: string): Words => ({ id: `Pilihan ${label}`, en: `Options for ${label}` }),
  conflictTitle: { id: 'Data ini telah diubah di tempat lain', en: 'This was changed elsewhere' },
  conflictText: {
    id: 'Sejak Anda membukanya, isian di bawah ini berubah. Pilih isi yang dipakai untuk setiap isian.',
    en: 'Since you opened it, the fields below have changed. Choose which to use for each of them.',
  },
  conflictBy: (name: string, when: string): Words => ({
    id: `Diubah oleh ${name}, ${when}`,
    en: `Changed by ${name}, ${when}`,
  }),
  conflictUntouched: { id: 'Tidak Anda ubah', en: 'You did not change it' },
  conflictRest: (labels: string): Words => ({
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
    id: 'Anda sedang luring. Isian ini hanya ada selama halaman terbuka; simpan lagi setelah tersambung.',
    en: 'You are offline. What you typed is here only while the page is open; save again once connected.',
  },
  kept: {
    id: 'Isian yang belum disimpan sebelum Anda masuk kembali telah dipulihkan.',
    en: 'What you had typed before signing in again was restored.',
  },
  copiedFrom: (name: string): Words => ({ id: `Salinan dari ${name}`, en: `Copy of ${name}` }),
  copyMissing: {
    id: 'Data yang hendak disalin tidak ditemukan. Isian dimulai kosong.',
    en: 'The record to copy was not found. The form starts empty.',
  },
  copySuffix: { id: ' (salinan)', en: ' (copy)' },
  newOne: (one: Words): Words => ({ id: `Tambah ${one.id} baru`, en: `Add a new ${one.en}` }),
  newNamed: (one: Words, typed: string): Words => ({
    id: `Tambah “${typed}” sebagai ${one.id} baru`,
    en: `Add “${typed}” as a new ${one.en}`,
  }),
  openChosen: (name: string): Words => ({ id: `Buka ${name} di tab baru`, en: `Open ${name} in a new tab` }),
  characters: (count: number, max: number): Words => ({
    id: `${formatNumber(count)} dari ${formatNumber(max)} karakter`,
    en: `${formatNumber(count)} of ${formatNumber(max)} characters`,
  }),
  endsHint: (ends: Words): Words => ({ id: `Bila nonaktif: ${ends.id}`, en: `When inactive: ${ends.en}` }),
  inactiveHint: {
    id: 'Data nonaktif tidak muncul di pilihan, tetapi tetap terbaca pada data lama.',
    en: 'Inactive records are left out of pickers and stay readable where they were used.',
  },
} satisfies Record<string, unknown>;

export const removeWords = {
  title: (name: string): Words => ({ id: `Hapus ${name}?`, en: `Delete ${name}?` }),
  text: { id: 'Data yang dihapus tidak dapat dikembalikan.', en: 'This cannot be undone.' },
  undoable: {
    id: 'Penghapusan dapat diurungkan sesaat setelahnya.',
    en: 'It can be undone right afterwards.',
  },
  restored: (one: Words): Words => ({
    id: `${capital(one.id)} dikembalikan`,
    en: `${capital(one.en)} restored`,
  }),
  done: (one: Words): Words => ({ id: `${capital(one.id)} dihapus`, en: `${capital(one.en)} deleted` }),
  refused: (name: string): Words => ({ id: `${name} tidak dapat dihapus`, en: `${name} cannot be deleted` }),
  stillUsed: { id: 'Data ini masih dipakai oleh:', en: 'It is still used by:' },
  insteadHint: {
    id: 'Bila dinonaktifkan, data ini tidak lagi muncul di pilihan, tetapi tetap terbaca di tempat ia dipakai.',
    en: 'Once deactivated it is left out of pickers and stays readable where it is used.',
  },
  deactivateOnly: { id: 'Nonaktifkan saja', en: 'Deactivate instead' },
  showAll: (count: string): Words => ({ id: `Lihat semua (${count})`, en: `Show all (${count})` }),
  moreThan: (count: string): Words => ({ id: `lebih dari ${count}`, en: `more than ${count}` }),
  through: (label: string): Words => ({ id: `melalui “${label}”`, en: `through “${label}”` }),
} satisfies Record<string, unknown>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const problemWords = {
  missing: (one: Words): Words => ({
    id: `${capital(one.id)} ini tidak ditemukan`,
    en: `${capital(`this ${one.en}`)} was not found`,
  }),
  failed: { id: 'Data tidak dapat dimuat', en: 'The data could not be loaded' },
  toList: { id: 'Kembali ke daftar', en: 'Back to the list' },
  onlyToRead: {
    id: 'Anda dapat membaca data ini, tetapi tidak dapat mengubahnya.',
    en: 'You may read this, but not change it.',
  },
} satisfies Record<string, unknown>;
