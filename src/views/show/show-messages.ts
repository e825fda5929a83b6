import type { Message } from '../../../lib/language.ts';
import type { Actions } from '../../../resources/declare.ts';

export const showMessages = {
  tabs: { id: 'Bagian halaman', en: 'Parts of the page' },
  data: { id: 'Data', en: 'Data' },
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

/** Actions by their audit log name; all others are changes. */
const actions: Record<string, Message> = {
  create: { id: 'Dibuat', en: 'Created' },
  import: { id: 'Diimpor', en: 'Imported' },
  reveal: { id: 'Dibuka isiannya', en: 'Masked field opened' },
  restore: { id: 'Dipulihkan', en: 'Restored' },
  delete: { id: 'Dihapus', en: 'Deleted' },
  file: { id: 'Diberkaskan', en: 'Filed' },
  close: { id: 'Ditutup', en: 'Closed' },
  reopen: { id: 'Dibuka kembali', en: 'Opened again' },
  stage: { id: 'Tahap berpindah', en: 'Stage changed' },
  noted: { id: 'Catatan', en: 'Note' },
  reminded: { id: 'Pemegang diingatkan', en: 'Holder reminded' },
  'undo-stage': { id: 'Perpindahan tahap diurungkan', en: 'Stage change undone' },
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
  withdraw: { id: 'Dokumen digital ikut dihapus', en: 'Files deleted with it' },
  'lower-class': { id: 'Kelas keamanan diturunkan', en: 'Security class lowered' },
  'order-files': { id: 'Urutan berkas diubah', en: 'Files put in order' },
  lend: { id: 'Fisik dipinjamkan', en: 'Paper lent' },
  return: { id: 'Fisik kembali', en: 'Paper came back' },
  relate: { id: 'Naskah dikaitkan', en: 'Letter related' },
  unrelate: { id: 'Kaitan naskah dilepas', en: 'Letter no longer related' },
  'change-password': { id: 'Kata sandi diganti', en: 'Password changed' },
  'sign-in-refused': { id: 'Percobaan masuk ditolak', en: 'A sign-in was refused' },
  'reset-password': { id: 'Kata sandi diatur ulang', en: 'Password reset' },
  'begin-two-factor': { id: 'Verifikasi dua langkah diaktifkan', en: 'Two-step verification turned on' },
  'end-two-factor': { id: 'Verifikasi dua langkah dimatikan', en: 'Two-step verification turned off' },
  'reset-two-factor': {
    id: 'Verifikasi dua langkah dimatikan oleh administrator',
    en: 'Two-step verification turned off by an administrator',
  },
  'renew-recovery-codes': { id: 'Kode pemulihan dibuat ulang', en: 'Recovery codes made anew' },
  'create-api-token': { id: 'Token API dibuat', en: 'API token made' },
  'revoke-api-token': { id: 'Token API dicabut', en: 'API token revoked' },
  'set-picture': { id: 'Foto diganti', en: 'Picture changed' },
  'remove-picture': { id: 'Foto dihapus', en: 'Picture removed' },
  'set-language': { id: 'Bahasa diganti', en: 'Language changed' },
  'first-administrator': { id: 'Dibuat sebagai administrator pertama', en: 'Created as first administrator' },
};
/** @param declared the resource's own actions, by name */
export const actionMessages = (action: string, declared: Actions = {}): Message =>
  (action.startsWith('action:') ? declared[action.slice(7)]?.label : actions[action]) ?? {
    id: 'Diubah',
    en: 'Changed',
  };
