import { formatNumber } from '../../lib/formats.ts';
import type { Message, Messages } from '../../lib/language.ts';

export const messages = {
  view: { id: 'Lihat', en: 'View' },
  activate: { id: 'Aktifkan', en: 'Activate' },
  deactivate: { id: 'Nonaktifkan', en: 'Deactivate' },
  active: { id: 'Aktif', en: 'Active' },
  inactive: { id: 'Nonaktif', en: 'Inactive' },
  status: { id: 'Status', en: 'Status' },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  export: { id: 'Ekspor', en: 'Export' },
  print: { id: 'Cetak', en: 'Print' },
  createdAt: { id: 'Dibuat', en: 'Created' },
  updatedAt: { id: 'Diubah', en: 'Changed' },
  more: { id: 'Tindakan lain', en: 'More actions' },
  locked: { id: 'Tidak dapat diubah', en: 'Cannot be changed' },
  empty: { id: 'Kosong', en: 'Empty' },
  system: { id: 'Sistem', en: 'The system' },
  duplicate: { id: 'Duplikatkan', en: 'Duplicate' },
} satisfies Messages;

export const listMessages = {
  unnamed: { id: 'Tanpa nama', en: 'Unnamed' },
  search: (label: Message): Message => ({
    id: `Cari ${label.id.toLowerCase().replace(/^kelola /, '')}`,
    en: `Search ${label.en.toLowerCase().replace(/^manage /, '')}`,
  }),
  clearSearch: { id: 'Hapus pencarian', en: 'Clear search' },
  clearFilter: (label: string): Message => ({ id: `Hapus saringan ${label}`, en: `Clear filter ${label}` }),
  filterBy: (label: string): Message => ({ id: `Saring menurut ${label}`, en: `Filter by ${label}` }),
  filters: { id: 'Saringan', en: 'Filters' },
  emptyTitle: (one: Message): Message => ({ id: `Belum ada ${one.id}`, en: `No ${one.en} yet` }),
  failed: { id: 'Daftar tidak dapat dimuat', en: 'The list could not be loaded' },
  selectAll: { id: 'Pilih semua di halaman ini', en: 'Select all on this page' },
  select: (name: string): Message => ({ id: `Pilih ${name}`, en: `Select ${name}` }),
  selected: (count: number): Message => ({ id: `${count} dipilih`, en: `${count} selected` }),
  rowActions: (name: string): Message => ({ id: `Tindakan untuk ${name}`, en: `Actions for ${name}` }),
  perPage: { id: 'Baris per halaman', en: 'Rows per page' },
  previous: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
  page: (page: number): Message => ({ id: `Halaman ${page}`, en: `Page ${page}` }),
  pages: { id: 'Halaman', en: 'Pages' },
  removed: (count: number): Message => ({ id: `${count} data dihapus`, en: `${count} records deleted` }),
} satisfies Record<string, unknown>;

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
    id: `${capital(one.id)} ditambahkan`,
    en: `${capital(one.en)} added`,
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
    id: 'Anda sedang luring. Isian ini hanya ada selama halaman terbuka; simpan lagi setelah tersambung.',
    en: 'You are offline. What you typed is here only while the page is open; save again once connected.',
  },
  kept: {
    id: 'Isian yang belum disimpan sebelum Anda masuk kembali telah dipulihkan.',
    en: 'What you had typed before signing in again was restored.',
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

export const removeMessages = {
  title: (name: string): Message => ({ id: `Hapus ${name}?`, en: `Delete ${name}?` }),
  text: { id: 'Data yang dihapus tidak dapat dikembalikan.', en: 'This cannot be undone.' },
  undoable: {
    id: 'Penghapusan dapat diurungkan sesaat setelahnya.',
    en: 'It can be undone right afterwards.',
  },
  restored: (one: Message): Message => ({
    id: `${capital(one.id)} dikembalikan`,
    en: `${capital(one.en)} restored`,
  }),
  done: (one: Message): Message => ({ id: `${capital(one.id)} dihapus`, en: `${capital(one.en)} deleted` }),
  refused: (name: string): Message => ({
    id: `${name} tidak dapat dihapus`,
    en: `${name} cannot be deleted`,
  }),
  stillUsed: { id: 'Data ini masih dipakai oleh:', en: 'It is still used by:' },
  insteadHint: {
    id: 'Bila dinonaktifkan, data ini tidak lagi muncul di pilihan, tetapi tetap terbaca di tempat ia dipakai.',
    en: 'Once deactivated it is left out of pickers and stays readable where it is used.',
  },
  deactivateOnly: { id: 'Nonaktifkan saja', en: 'Deactivate instead' },
  showAll: (count: string): Message => ({ id: `Lihat semua (${count})`, en: `Show all (${count})` }),
  moreThan: (count: string): Message => ({ id: `lebih dari ${count}`, en: `more than ${count}` }),
  through: (label: string): Message => ({ id: `melalui “${label}”`, en: `through “${label}”` }),
} satisfies Record<string, unknown>;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const problemMessages = {
  missing: (one: Message): Message => ({
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
