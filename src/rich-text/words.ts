import { say, type Words } from '../../lib/language.ts';

/** What the editor says. */
export const words = {
  tools: { id: 'Alat penyunting', en: 'Formatting' },
  bold: { id: 'Tebal', en: 'Bold' },
  italic: { id: 'Miring', en: 'Italic' },
  underline: { id: 'Garis bawah', en: 'Underline' },
  bullets: { id: 'Daftar butir', en: 'Bullet list' },
  numbers: { id: 'Daftar bernomor', en: 'Numbered list' },
  leave: { id: 'Esc lalu Tab keluar dari teks', en: 'Esc, then Tab leaves the text' },
  undo: { id: 'Urungkan', en: 'Undo' },
  redo: { id: 'Ulangi', en: 'Redo' },
  newVariable: { id: 'Variabel baru', en: 'New variable' },
  newOne: { id: 'baru', en: 'new' },
  suggestions: { id: 'Saran', en: 'Suggestions' },
  typeName: { id: 'Ketik nama variabel', en: 'Type the variable’s name' },
  none: { id: 'Tidak ada yang cocok', en: 'Nothing matches' },
  count: (count: number): Words => ({
    id: `${count} saran, pilih dengan panah lalu Enter`,
    en: `${count} suggestions, choose with arrows and Enter`,
  }),
  centre: { id: 'Rata tengah', en: 'Centre' },
  paragraphStyle: (style: string): Words => ({
    id: `Gaya paragraf: ${style}`,
    en: `Paragraph style: ${style}`,
  }),
  left: { id: 'Rata kiri', en: 'Align left' },
  right: { id: 'Rata kanan', en: 'Align right' },
  justify: { id: 'Rata kiri kanan', en: 'Justify' },
  heading: { id: 'Judul bagian', en: 'Section heading' },
  subheading: { id: 'Anak judul', en: 'Subheading' },
  paragraph: { id: 'Paragraf', en: 'Paragraph' },
  rowAbove: { id: 'Tambah baris di atas', en: 'Add row above' },
  rowBelow: { id: 'Tambah baris di bawah', en: 'Add row below' },
  columnLeft: { id: 'Tambah kolom di kiri', en: 'Add column on the left' },
  columnRight: { id: 'Tambah kolom di kanan', en: 'Add column on the right' },
  headerRow: { id: 'Baris judul', en: 'Header row' },
  merge: { id: 'Gabungkan sel', en: 'Merge cells' },
  split: { id: 'Pisahkan sel', en: 'Split cell' },
  deleteRow: { id: 'Hapus baris', en: 'Delete row' },
  deleteColumn: { id: 'Hapus kolom', en: 'Delete column' },
  deleteTable: { id: 'Hapus tabel', en: 'Delete table' },
  table32: { id: 'Tabel 3 × 2', en: 'Table 3 × 2' },
  table33: { id: 'Tabel 3 × 3', en: 'Table 3 × 3' },
  table44: { id: 'Tabel 4 × 4', en: 'Table 4 × 4' },
  table: { id: 'Tabel', en: 'Table' },
  notFilled: (one: string | number): Words => ({
    id: `${one}: belum terisi`,
    en: `${one}: not filled in yet`,
  }),
} satisfies Record<string, Words | ((given: never) => Words)>;

/** Picks the words of the page's language. */
export const useSay = (): ((said: Words) => string) => say;
