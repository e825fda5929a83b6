import { formatNumber, question } from '../../../lib/formats.ts';
import type { Message, Messages } from '../../../lib/language.ts';

const many = (number: number, done: Message): Message => ({
  id: `${formatNumber(number)} data ${done.id}`,
  en: `${formatNumber(number)} ${number === 1 ? 'record' : 'records'} ${done.en}`,
});

export const bulkMessages = {
  selectSome: { id: 'Pilih beberapa', en: 'Select several' },
  selectAll: (total: number, most: number): Message =>
    total > most
      ? { id: `Pilih ${formatNumber(most)} pertama`, en: `Select the first ${formatNumber(most)}` }
      : {
          id: `Pilih semua ${formatNumber(total)} yang cocok`,
          en: `Select all ${formatNumber(total)} that match`,
        },
  mostHint: (most: number): Message => ({
    id: `Paling banyak ${formatNumber(most)} data sekaligus. Persempit dengan saringan untuk sisanya.`,
    en: `At most ${formatNumber(most)} records at once. Narrow the list with filters for the rest.`,
  }),
  changed: (number: number): Message => many(number, { id: 'diubah', en: 'changed' }),
  removed: (number: number): Message => many(number, { id: 'dihapus', en: 'deleted' }),
  restored: (number: number): Message => many(number, { id: 'dikembalikan', en: 'restored' }),
  activated: (number: number): Message => many(number, { id: 'diaktifkan', en: 'activated' }),
  deactivated: (number: number): Message => many(number, { id: 'dinonaktifkan', en: 'deactivated' }),
  refusedChange: (number: number): Message =>
    many(number, { id: 'tidak dapat diubah', en: 'cannot be changed' }),
  refusedRemoval: (number: number): Message =>
    many(number, { id: 'tidak dapat dihapus', en: 'cannot be deleted' }),
  refusedUndo: (number: number): Message =>
    many(number, { id: 'tidak dapat dikembalikan', en: 'cannot be restored' }),
  removeTitle: (number: number): Message => ({
    id: `Hapus ${formatNumber(number)} data?`,
    en: `Delete ${formatNumber(number)} ${number === 1 ? 'record' : 'records'}?`,
  }),
  removeText: {
    id: 'Data yang masih dipakai tidak ikut terhapus. Penghapusan dapat diurungkan sesaat setelahnya.',
    en: 'What is still used is not deleted. Deleting can be undone right afterwards.',
  },
  removeForGood: {
    id: 'Data yang masih dipakai tidak ikut terhapus. Penghapusan tidak dapat diurungkan.',
    en: 'What is still used is not deleted. Deleting cannot be undone.',
  },
  deactivateOne: (name: string): Message => ({
    id: question(`Nonaktifkan ${name}`),
    en: question(`Deactivate ${name}`),
  }),
  deactivateTitle: (number: number): Message => ({
    id: `Nonaktifkan ${formatNumber(number)} data?`,
    en: `Deactivate ${formatNumber(number)} ${number === 1 ? 'record' : 'records'}?`,
  }),
  editTitle: (number: number): Message => ({
    id: `Ubah ${formatNumber(number)} data`,
    en: `Edit ${formatNumber(number)} ${number === 1 ? 'record' : 'records'}`,
  }),
  editText: {
    id: 'Isi yang sama ditulis ke semua data yang dipilih. Isian lain tetap.',
    en: 'The same value is written into all that are selected. Nothing else changes.',
  },
  field: { id: 'Isian yang diubah', en: 'Field to change' },
  apply: (number: number): Message => ({
    id: `Ubah ${formatNumber(number)} data`,
    en: `Change ${formatNumber(number)} ${number === 1 ? 'record' : 'records'}`,
  }),
} satisfies Messages;

export const columnMessages = {
  title: { id: 'Kolom', en: 'Columns' },
  hint: {
    id: 'Geser, atau tekan Alt dengan panah, untuk mengatur urutan.',
    en: 'Drag, or press Alt with an arrow, to change the order.',
  },
  room: {
    id: 'Kolom terakhir yang tidak muat di layar ini menunggu sampai Anda mengatur kolom sendiri.',
    en: 'The last columns that do not fit on this screen wait until you arrange the columns yourself.',
  },
  up: (label: string): Message => ({ id: `Naikkan ${label}`, en: `Move ${label} up` }),
  down: (label: string): Message => ({ id: `Turunkan ${label}`, en: `Move ${label} down` }),
  reset: { id: 'Kembalikan kolom semula', en: 'Reset columns' },
  always: { id: 'Selalu tampil', en: 'Always shown' },
  moved: (label: string, place: number): Message => ({
    id: `${label} di urutan ${place}`,
    en: `${label} is number ${place}`,
  }),
} satisfies Record<string, unknown>;

export const keyMessages = {
  next: { id: 'Baris berikutnya', en: 'Next row' },
  previous: { id: 'Baris sebelumnya', en: 'Previous row' },
  open: { id: 'Buka baris', en: 'Open the row' },
  edit: { id: 'Ubah baris', en: 'Edit the row' },
  select: { id: 'Pilih baris', en: 'Select the row' },
} satisfies Record<string, Message>;

export const pagerMessages = {
  first: { id: 'Halaman pertama', en: 'First page' },
  last: { id: 'Halaman terakhir', en: 'Last page' },
} satisfies Record<string, Message>;

export const emptyMessages = {
  nothingYet: {
    id: 'Tambahkan satu per satu, atau impor banyak sekaligus dari berkas CSV atau XLSX.',
    en: 'Add them one by one, or import many at once from a CSV or XLSX file.',
  },
  nothingFound: {
    id: 'Tidak ada yang cocok dengan pencarian dan saringan ini.',
    en: 'Nothing matches this search and these filters.',
  },
} satisfies Record<string, Message>;
