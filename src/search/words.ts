import { formatNumber } from '../shell/index.ts';

/** The words of the search, in Indonesian and English. */
export const searchWords = {
  title: { id: 'Pencarian', en: 'Search' },
  results: { id: 'Hasil pencarian', en: 'Search results' },
  field: {
    id: 'Cari naskah, nomor, nama, atau isi lampiran',
    en: 'Search letters, numbers, names or attachments',
  },
  hint: { id: 'Naskah, nomor, nama, isi lampiran', en: 'Letters, numbers, names, attachments' },
  search: { id: 'Cari', en: 'Search' },
  clear: { id: 'Kosongkan', en: 'Clear' },
  recent: { id: 'Terakhir dicari', en: 'Recent' },
  forget: { id: 'Hapus riwayat', en: 'Clear history' },
  saved: { id: 'Pencarian tersimpan', en: 'Saved searches' },
  save: { id: 'Simpan pencarian', en: 'Save search' },
  tips: { id: 'Cara mencari', en: 'How to search' },
  narrow: { id: 'Saring', en: 'Narrow' },
  clearAll: { id: 'Hapus saringan', en: 'Clear filters' },
  more: { id: 'Lihat lainnya', en: 'More' },
  less: { id: 'Lihat sedikit', en: 'Fewer' },
  relevance: { id: 'Paling sesuai', en: 'Best match' },
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
  ask: { id: 'Arsip, minta akses', en: 'Archive, ask for access' },
  keptBy: (units: number) => ({
    id: `disimpan oleh ${formatNumber(units)} unit`,
    en: `kept by ${formatNumber(units)} units`,
  }),
  waiting: { id: 'Teks lampiran sedang dibaca', en: 'Attachment text is being read' },
} as const;

/** What can be typed, each with an example that can be tried. */
export const tips: { text: string; example: string }[] = [
  { text: 'Semua kata harus ada, dalam bentuk apa pun', example: 'perbaikan jembatan' },
  { text: 'Kata berurutan, dalam tanda petik', example: '"rekayasa lalu lintas"' },
  { text: 'Kecualikan kata dengan tanda minus', example: 'rapat -undangan' },
  { text: 'Awal kata, dengan tanda bintang', example: 'kontra*' },
  { text: 'Nomor naskah, utuh atau sebagian', example: 'NTR.OPT/OP.01' },
];
