import { recordActions } from '../../../domain/audit/record-actions.ts';
import type { Message } from '../../../lib/language.ts';
import type { Actions } from '../../../resources/declare.ts';

export const showMessages = {
  tabs: { id: 'Bagian halaman', en: 'Parts of the page' },
  data: { id: 'Data', en: 'Data' },
  conversation: { id: 'Percakapan', en: 'Conversation' },
  history: { id: 'Riwayat', en: 'History' },
  changes: { id: 'Perubahan', en: 'Changes' },
  seeAlso: { id: 'Pengaturan terkait', en: 'Related settings' },
  below: { id: 'Turunan', en: 'Below it' },
  noneUse: (one: Message, parent: string): Message => ({
    id: `Belum ada ${one.id} yang memakai ${parent}`,
    en: `No ${one.en} uses ${parent} yet`,
  }),
  inList: { id: 'Buka di daftar', en: 'Open in the list' },
  listFailed: { id: 'Daftar tidak dapat dimuat', en: 'The list could not be loaded' },
  historyFailed: { id: 'Riwayat tidak dapat dimuat', en: 'The history could not be loaded' },
  historyEmpty: { id: 'Belum ada riwayat', en: 'No history yet' },
  historyEmptyText: {
    id: 'Perubahan atas data ini akan tercatat di sini.',
    en: 'Changes to this record will be listed here.',
  },
  nothingShown: { id: 'Tidak ada isian yang berubah.', en: 'No field changed.' },
  firstValues: (count: number): Message => ({
    id: `Lihat ${count} isian awal`,
    en: `Show ${count} first values`,
  }),
  bringBack: { id: 'Kembalikan isi sebelum perubahan ini', en: 'Bring back what it held before this change' },
  by: (name: string): Message => ({ id: `oleh ${name}`, en: `by ${name}` }),
  via: (token: string): Message => ({ id: `lewat token ${token}`, en: `by token ${token}` }),
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  added: { id: 'Ditambahkan', en: 'Added' },
  removed: { id: 'Dihapus', en: 'Removed' },
  rowChange: (change: 'added' | 'removed' | 'changed', place: number): Message =>
    ({
      added: { id: `Baris ${place} ditambahkan`, en: `Row ${place} added` },
      removed: { id: `Baris ${place} dihapus`, en: `Row ${place} deleted` },
      changed: { id: `Baris ${place} diubah`, en: `Row ${place} changed` },
    })[change],
  reordered: { id: 'Urutan baris diubah.', en: 'The order of rows was changed.' },
  empty: { id: 'kosong', en: 'empty' },
} satisfies Record<string, unknown>;

/** @param declared the resource's own actions, by name */
export const actionMessages = (action: string, declared: Actions = {}): Message =>
  (action.startsWith('action:') ? declared[action.slice(7)]?.label : recordActions[action]) ?? {
    id: 'Diubah',
    en: 'Changed',
  };
