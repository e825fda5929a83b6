import type { Words } from '../../../resources/declare.ts';

/** What a record's page says beside its fields. */
export const showWords = {
  tabs: { id: 'Bagian halaman', en: 'Parts of the page' },
  data: { id: 'Data', en: 'Data' },
  history: { id: 'Riwayat', en: 'History' },
  below: { id: 'Turunan', en: 'Below it' },
  noneUse: (one: Words, parent: string): Words => ({
    id: `Belum ada ${one.id} yang memakai ${parent}`,
    en: `No ${one.en} uses ${parent} yet`,
  }),
  allOf: (count: string): Words => ({ id: `Lihat semua (${count})`, en: `Show all (${count})` }),
  someOf: (shown: number, count: string): Words => ({
    id: `${shown} dari ${count} ditampilkan`,
    en: `${shown} of ${count} shown`,
  }),
  listFailed: { id: 'Daftar tidak dapat dimuat', en: 'The list could not be loaded' },
  historyFailed: { id: 'Riwayat tidak dapat dimuat', en: 'The history could not be loaded' },
  historyEmpty: { id: 'Belum ada riwayat', en: 'No history yet' },
  historyEmptyText: {
    id: 'Perubahan atas data ini akan tercatat di sini.',
    en: 'Changes to this record will be listed here.',
  },
  nothingShown: { id: 'Tidak ada isian yang berubah.', en: 'No field changed.' },
  firstValues: (count: number): Words => ({
    id: `Lihat ${count} isian awal`,
    en: `Show ${count} first values`,
  }),
  by: (name: string): Words => ({ id: `oleh ${name}`, en: `by ${name}` }),
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  added: { id: 'Ditambahkan', en: 'Added' },
  removed: { id: 'Dihapus', en: 'Removed' },
  empty: { id: 'kosong', en: 'empty' },
} satisfies Record<string, unknown>;

/** What was done, by the audit log's name of it; every other action changed something. */
const actions: Record<string, Words> = {
  create: { id: 'Dibuat', en: 'Created' },
  import: { id: 'Diimpor', en: 'Imported' },
  restore: { id: 'Dipulihkan', en: 'Restored' },
  delete: { id: 'Dihapus', en: 'Deleted' },
  file: { id: 'Diberkaskan', en: 'Filed' },
  close: { id: 'Ditutup', en: 'Closed' },
  reopen: { id: 'Dibuka kembali', en: 'Opened again' },
  hold: { id: 'Ditahan', en: 'Put on hold' },
  release: { id: 'Penahanan dicabut', en: 'Hold lifted' },
  recount: { id: 'Retensi dihitung kembali', en: 'Retention counted anew' },
  'grant-access': { id: 'Akses diberikan', en: 'Access granted' },
  'end-access': { id: 'Akses dicabut', en: 'Access revoked' },
  transfer: { id: 'Dipindahkan ke unit kearsipan', en: 'Transferred to the records unit' },
  destroy: { id: 'Dimusnahkan', en: 'Destroyed' },
  permanent: { id: 'Diserahkan sebagai arsip permanen', en: 'Handed over for permanent keeping' },
  appraise: { id: 'Dinilai kembali', en: 'Appraised again' },
  'add-file': { id: 'Berkas ditambahkan', en: 'File added' },
  'add-file-version': { id: 'Versi baru berkas', en: 'New version of a file' },
  'remove-file': { id: 'Berkas dikeluarkan', en: 'File taken out' },
  'order-files': { id: 'Urutan berkas diubah', en: 'Files put in order' },
  lend: { id: 'Fisik dipinjamkan', en: 'Paper lent' },
  return: { id: 'Fisik kembali', en: 'Paper came back' },
  relate: { id: 'Naskah dikaitkan', en: 'Letter related' },
  unrelate: { id: 'Kaitan naskah dilepas', en: 'Letter no longer related' },
  'change-password': { id: 'Kata sandi diganti', en: 'Password changed' },
  'reset-password': { id: 'Kata sandi diatur ulang', en: 'Password reset' },
  'first-administrator': { id: 'Dibuat sebagai administrator pertama', en: 'Created as first administrator' },
};
export const actionWords = (action: string): Words => actions[action] ?? { id: 'Diubah', en: 'Changed' };
