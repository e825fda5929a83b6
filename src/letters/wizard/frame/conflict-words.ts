import type { Words } from '../../../../lib/language.ts';

/** What is said when a letter was changed in two places. */
export const conflictWords = {
  here: { id: 'Di sini', en: 'Here' },
  elsewhere: { id: 'Di tempat lain', en: 'Elsewhere' },
  empty: { id: 'Kosong', en: 'Empty' },
  noAnswer: {
    id: 'Server tidak dapat menjawab. Teks Anda masih ada, coba lagi.',
    en: 'The server cannot answer. Your text is still there, try again.',
  },
  mergedWith: (parts: string): Words => ({
    id: `Digabung dengan perubahan dari tab atau perangkat lain: ${parts}.`,
    en: `Merged with changes from another tab or device: ${parts}.`,
  }),
  merged: {
    id: 'Perubahan dari tab atau perangkat lain sudah digabung.',
    en: 'Changes from another tab or device have been merged.',
  },
  which: { id: 'Versi mana yang dipakai?', en: 'Which version should be used?' },
  savedElsewhere: {
    id: 'Naskah ini disimpan dari tab atau perangkat lain setelah Anda membukanya. Yang Anda ketik di sini masih ada dan belum dikirim.',
    en: 'This letter was saved from another tab or device after you opened it. What you typed here is still there and has not been sent.',
  },
  chooseForBoth: {
    id: 'Pilih untuk bagian yang diubah di kedua tempat; perubahan lain digabung.',
    en: 'Choose for the parts changed in both places; other changes are merged.',
  },
  loadTheirs: { id: 'Muat versi server', en: "Load the server's version" },
  saveMine: { id: 'Simpan sebagai versi saya', en: 'Save as my version' },
  merge: { id: 'Gabungkan', en: 'Merge' },
  subject: { id: 'Perihal', en: 'Subject' },
  flowAndKind: { id: 'Arah dan jenis naskah', en: 'Direction and letter type' },
  contract: { id: 'Para pihak dan pasal', en: 'Parties and articles' },
  content: { id: 'Isi naskah', en: 'Content' },
  cover: { id: 'Naskah pengantar', en: 'Cover letter' },
  place: { id: 'Tempat', en: 'Place' },
  date: { id: 'Tanggal naskah', en: 'Date of the letter' },
  urgency: { id: 'Urgensi', en: 'Urgency' },
  reference: { id: 'Rujukan', en: 'Reference' },
  archiveReference: { id: 'Rujukan arsip', en: 'Archive reference' },
  security: { id: 'Klasifikasi keamanan', en: 'Security class' },
  classification: { id: 'Klasifikasi arsip', en: 'Archive classification' },
  letterhead: { id: 'Kop surat', en: 'Letterhead' },
  signatory: { id: 'Penanda tangan', en: 'Signer' },
  anyReviewer: { id: 'Perlu pemeriksa', en: 'Needs reviewers' },
  outside: { id: 'Pihak luar', en: 'Outside parties' },
  fromOutside: { id: 'Naskah dari luar', en: 'Letter from outside' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  ccs: { id: 'Tembusan', en: 'Cc' },
  reviewers: { id: 'Pemeriksa', en: 'Reviewers' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
