import type { Message, Messages } from '../../../lib/language.ts';

/** What taking a text from Word says. */
export const docxMessages = {
  take: { id: 'Ambil dari Word', en: 'Take from Word' },
  replace: { id: 'Ganti teks ini dengan isi Word', en: 'Replace this text by the one in Word' },
  append: { id: 'Tambahkan isi Word di akhir', en: 'Add the text in Word at the end' },
  reading: { id: 'Membaca dokumen Word…', en: 'Reading the Word document…' },
  taken: (name: string): Message => ({ id: `Isi ${name} diambil.`, en: `Text taken from ${name}.` }),
  takenWithout: (name: string, what: string): Message => ({
    id: `Isi ${name} diambil; ${what} tidak ikut.`,
    en: `Text taken from ${name}, without ${what}.`,
  }),
  and: { id: ' dan ', en: ' and ' },
  undone: { id: 'Teks sebelumnya kembali', en: 'The text from before is back' },
} satisfies Messages;

/** Why nothing was taken; the text that was there stays. */
export const docxFaults = {
  noDocx: {
    id: 'Berkas ini bukan dokumen Word (.docx). Teks Anda tidak berubah.',
    en: 'This file is no Word document (.docx). Your text is as it was.',
  },
  oldDoc: {
    id: 'Ini dokumen Word lama (.doc). Simpan sebagai .docx, lalu ambil lagi.',
    en: 'This is an old Word document (.doc). Save it as .docx, then take it again.',
  },
  locked: {
    id: 'Dokumen ini terkunci kata sandi. Simpan tanpa kata sandi, lalu ambil lagi.',
    en: 'This document is locked by a password. Save it without one, then take it again.',
  },
  tooLarge: (limit: string): Message => ({
    id: `Dokumen ini lebih besar dari ${limit}. Perkecil gambarnya atau pecah dokumennya.`,
    en: `This document is larger than ${limit}. Make its pictures smaller, or divide it.`,
  }),
  bomb: {
    id: 'Isi dokumen ini mengembang jauh lebih besar daripada ukurannya, jadi tidak dibuka.',
    en: 'What is in this document is far larger than its size, so it is not opened.',
  },
  broken: {
    id: 'Dokumen ini rusak sehingga tidak dapat dibaca. Buka dan simpan ulang di Word.',
    en: 'This document is damaged and cannot be read. Open it in Word and save it again.',
  },
  empty: { id: 'Dokumen ini tidak berisi teks.', en: 'There is no text in this document.' },
  tooLong: {
    id: 'Teks dokumen ini terlalu panjang untuk satu naskah. Pecah, atau unggah sebagai lampiran.',
    en: 'The text of this document is too long for one letter. Divide it, or upload it as an attachment.',
  },
} satisfies Messages;

/** What a letter has no place for. */
export const leftOutMessages = {
  frames: (): Message => ({
    id: 'kepala dan tanda tangan naskah',
    en: 'the letter’s head and signature',
  }),
  pictures: (count: number): Message => ({
    id: `${count} gambar`,
    en: `${count} ${count === 1 ? 'picture' : 'pictures'}`,
  }),
  footnotes: (count: number): Message => ({
    id: `${count} catatan kaki`,
    en: `${count} ${count === 1 ? 'footnote' : 'footnotes'}`,
  }),
  comments: (count: number): Message => ({
    id: `${count} komentar`,
    en: `${count} ${count === 1 ? 'comment' : 'comments'}`,
  }),
  textBoxes: (count: number): Message => ({
    id: `${count} kotak teks`,
    en: `${count} text ${count === 1 ? 'box' : 'boxes'}`,
  }),
  objects: (count: number): Message => ({
    id: `${count} objek`,
    en: `${count} ${count === 1 ? 'object' : 'objects'}`,
  }),
  formulas: (count: number): Message => ({
    id: `${count} rumus`,
    en: `${count} ${count === 1 ? 'formula' : 'formulas'}`,
  }),
  pageBreaks: (count: number): Message => ({
    id: `${count} ganti halaman`,
    en: `${count} page ${count === 1 ? 'break' : 'breaks'}`,
  }),
  pageHeads: (count: number): Message => ({
    id: `${count} kepala atau kaki halaman`,
    en: `${count} page ${count === 1 ? 'header or footer' : 'headers or footers'}`,
  }),
} satisfies Messages;
