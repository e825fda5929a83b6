import type { Message, Messages } from '../../../lib/language.ts';

/** What the page for depositing files says. */
export const uploadMessages = {
  title: { id: 'Unggah arsip', en: 'Upload archives' },
  text: {
    id: 'Yang terbaca dari dokumennya diusulkan. Terima atau isi sendiri, lalu simpan.',
    en: 'What is read from the file is proposed. Accept it or fill it in yourself, then save.',
  },
  drop: { id: 'Seret dokumen ke sini', en: 'Drop files here' },
  pick: { id: 'Pilih dokumen atau foto', en: 'Choose documents or photos' },
  pickOr: { id: 'dari perangkat ini', en: 'on this device' },
  dropOr: { id: 'atau tempel dari papan klip', en: 'or paste from the clipboard' },
  choose: { id: 'Pilih dokumen', en: 'Choose files' },
  limits: {
    id: 'PDF, PNG, JPG, DOCX, XLSX, PPTX, TXT, CSV. Masing-masing di bawah 10 MB, paling banyak 50 sekaligus.',
    en: 'PDF, PNG, JPG, DOCX, XLSX, PPTX, TXT, CSV. Each below 10 MB, at most 50 at once.',
  },
  tooMany: (left: number): Message => ({
    id: `${left} dokumen tidak ditambahkan: paling banyak 50 sekaligus.`,
    en: `${left} files were not added: at most 50 at once.`,
  }),
  shared: { id: 'Berlaku untuk semua', en: 'For all of them' },
  sharedHelp: {
    id: 'Dapat diganti untuk tiap dokumen lewat Isian lain.',
    en: 'Each file may say otherwise under Other fields.',
  },
  commonDate: {
    id: 'Dipakai dokumen yang tanggalnya kosong.',
    en: 'For the files that have no date of their own.',
  },
  paper: { id: 'Letak fisik (opsional)', en: 'Place of the paper (optional)' },
  mode: { id: 'Jadikan', en: 'Make of them' },
  each: { id: 'Satu arsip tiap dokumen', en: 'One item for each file' },
  one: { id: 'Satu arsip untuk semua', en: 'One item for all' },
  files: (count: number): Message => ({ id: `Dokumen (${count})`, en: `Files (${count})` }),
  queued: { id: 'Menunggu giliran', en: 'Waiting its turn' },
  sending: (percent: number): Message => ({ id: `Mengunggah ${percent}%`, en: `Uploading ${percent}%` }),
  waiting: (percent: number): Message => ({
    id: `Koneksi terputus di ${percent}%, dilanjutkan sendiri`,
    en: `The line broke at ${percent}%, it goes on by itself`,
  }),
  reading: { id: 'Membaca isi dokumen', en: 'Reading the file' },
  saving: { id: 'Menyimpan', en: 'Saving' },
  saved: { id: 'Tersimpan', en: 'Saved' },
  open: { id: 'Buka arsip', en: 'Open the item' },
  removeFile: (name: string): Message => ({ id: `Keluarkan ${name}`, en: `Take ${name} out` }),
  others: { id: 'Isian lain', en: 'Other fields' },
  asAll: { id: 'Kembali seperti semua', en: 'As all the others again' },
  duplicate: {
    id: 'Dokumen yang sama sudah ada di arsip:',
    en: 'The same file is in the archive already:',
  },
  duplicateGoOn: { id: 'Boleh tetap disimpan.', en: 'You may go on.' },
  pages: (count: number): Message => ({ id: `${count} halaman`, en: `${count} pages` }),
  save: (count: number): Message => ({ id: `Simpan ${count} arsip`, en: `Save ${count} items` }),
  saveOne: { id: 'Simpan arsip', en: 'Save the item' },
  done: (count: number): Message => ({
    id: `${count} dokumen tersimpan di arsip`,
    en: `${count} files are in the archive`,
  }),
  someLeft: (count: number): Message => ({
    id: `${count} dokumen belum tersimpan. Periksa keterangannya.`,
    en: `${count} files are not saved yet. See what they say.`,
  }),
  incomplete: { id: 'Lengkapi isian yang ditandai.', en: 'Complete the marked fields.' },
  filedLike: (title: string, day: string): Message => ({
    id: `Seperti arsip ${title}, ${day}`,
    en: `As the item ${title}, ${day}`,
  }),
  acceptAll: (count: number): Message => ({
    id: `Terima ${count} usulan`,
    en: `Accept ${count} proposals`,
  }),
  pageOf: (name: string): Message => ({ id: `Halaman ${name}`, en: `Pages of ${name}` }),
  showPage: { id: 'Tampilkan halaman', en: 'Show the page' },
  hidePage: { id: 'Sembunyikan halaman', en: 'Hide the page' },
  seePage: (name: string): Message => ({ id: `Lihat halaman ${name}`, en: `See the pages of ${name}` }),
  toList: { id: 'Ke daftar arsip', en: 'To the list' },
} satisfies Messages;
