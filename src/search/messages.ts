import type { Message } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';

/** The words of the search, in Indonesian and English. */
export const searchMessages = {
  title: { id: 'Pencarian', en: 'Search' },
  results: { id: 'Hasil pencarian', en: 'Search results' },
  field: {
    id: 'Cari naskah, nomor, nama, atau isi lampiran',
    en: 'Search letters, numbers, names or attachments',
  },
  hint: { id: 'Naskah, nomor, nama, isi lampiran', en: 'Letters, numbers, names, attachments' },
  recent: { id: 'Terakhir dicari', en: 'Recent' },
  forget: { id: 'Hapus riwayat', en: 'Clear history' },
  saved: { id: 'Pencarian tersimpan', en: 'Saved searches' },
  save: { id: 'Simpan pencarian', en: 'Save search' },
  tips: { id: 'Cara mencari', en: 'How to search' },
  narrow: { id: 'Saring', en: 'Narrow' },
  inBothSources: {
    id: 'Naskah yang tersimpan di arsip dihitung di keduanya.',
    en: 'A letter that the archive keeps counts in both.',
  },
  inSeveral: {
    id: 'Hasil yang termasuk beberapa pilihan dihitung di masing-masing.',
    en: 'A result with several of these counts in each.',
  },
  more: { id: 'Lihat lainnya', en: 'More' },
  less: { id: 'Lihat sedikit', en: 'Fewer' },
  relevance: { id: 'Paling sesuai', en: 'Best match' },
  sort: { id: 'Urutkan', en: 'Sort' },
  newest: { id: 'Terbaru', en: 'Newest' },
  oldest: { id: 'Terlama', en: 'Oldest' },
  none: { id: 'Data tidak ditemukan', en: 'Nothing found' },
  spelling: {
    id: 'Periksa ejaan, kurangi kata, atau gunakan awal kata dengan tanda bintang.',
    en: 'Check the spelling, use fewer words, or the beginning of a word with an asterisk.',
  },
  narrowed: {
    id: 'Ubah atau hapus saringan untuk melihat hasil lainnya.',
    en: 'Change or clear the filters to see other results.',
  },
  alike: { id: 'Cari juga yang mirip', en: 'Also look for similar' },
  exact: { id: 'Kembali ke yang persis', en: 'Back to exact' },
  letter: { id: 'Naskah', en: 'Letter' },
  archive: { id: 'Arsip', en: 'Archive' },
  closed: { id: 'Arsip, tertutup', en: 'Archive, closed' },
  ask: { id: 'Arsip, minta akses', en: 'Archive, ask for access' },
  keptBy: (units: number) => ({
    id: `disimpan oleh ${formatNumber(units)} unit`,
    en: `kept by ${formatNumber(units)} units`,
  }),
  waiting: { id: 'Teks lampiran sedang dibaca', en: 'Attachment text is being read' },
  clearOne: { id: 'Hapus saringan', en: 'Clear filter' },
  savedOne: { id: 'Pencarian tersimpan', en: 'Search saved' },
  inUse: { id: 'Saringan yang dipakai', en: 'Filters in use' },
  clearThis: (one: string | number): Message => ({ id: `Hapus saringan ${one}`, en: `Clear filter ${one}` }),
  show: { id: 'Tampilkan', en: 'Show' },
  offline: {
    id: 'Anda sedang luring. Pencarian dimuat begitu jaringan kembali.',
    en: 'You are offline. The search is loaded once the network is back.',
  },
  similarTo: (one: string | number): Message => ({
    id: `Menampilkan yang mirip dengan "${one}".`,
    en: `Showing what is similar to "${one}".`,
  }),
  noneExact: (one: string | number): Message => ({
    id: `Tidak ada yang persis "${one}". Menampilkan yang mirip.`,
    en: `Nothing is exactly "${one}". Showing what is similar.`,
  }),
  openLetter: { id: 'Buka naskah', en: 'Open the letter' },
  filters: { id: 'Saringan', en: 'Filters' },
  searchName: { id: 'Nama pencarian', en: 'Name of the search' },
  removeThis: (one: string | number): Message => ({
    id: `Hapus pencarian ${one}`,
    en: `Delete search ${one}`,
  }),
  nextResult: { id: 'Hasil berikutnya', en: 'Next result' },
  previousResult: { id: 'Hasil sebelumnya', en: 'Previous result' },
} as const;

export const tips: { text: Message; example: string }[] = [
  {
    text: { id: 'Semua kata harus ada, dalam bentuk apa pun', en: 'All words must occur, in any form' },
    example: 'perbaikan jembatan',
  },
  {
    text: { id: 'Kata berurutan, dalam tanda petik', en: 'Words in order, in quotation marks' },
    example: '"rekayasa lalu lintas"',
  },
  {
    text: { id: 'Kecualikan kata dengan tanda minus', en: 'Leave out a word with a minus sign' },
    example: 'rapat -undangan',
  },
  {
    text: { id: 'Awal kata, dengan tanda bintang', en: 'The beginning of a word, with an asterisk' },
    example: 'kontra*',
  },
  {
    text: { id: 'Nomor naskah, utuh atau sebagian', en: 'A letter’s number, whole or in part' },
    example: 'NTR.OPT/OP.01',
  },
];
