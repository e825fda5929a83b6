import type { Message, Messages } from '../../../../lib/language.ts';

/** What changing the reviewers says. */
export const reviewerMessages = {
  title: { id: 'Ubah pemeriksa', en: 'Change reviewers' },
  notAnyMore: {
    id: 'Naskah ini tidak lagi diperiksa, jadi pemeriksanya tidak dapat diubah.',
    en: 'This letter is no longer under review, so its reviewers cannot be changed.',
  },
  meanwhile: {
    id: 'Sementara itu ada yang memeriksa naskah ini. Periksa urutannya, lalu simpan lagi.',
    en: 'Meanwhile somebody has reviewed this letter. Check the order, then save again.',
  },
  savedWith: (name: string): Message => ({
    id: `Pemeriksa disimpan. Naskah sekarang pada ${name}.`,
    en: `Reviewers saved. The letter is now with ${name}.`,
  }),
  saved: { id: 'Pemeriksa disimpan', en: 'Reviewers saved' },
  reviewers: { id: 'Pemeriksa', en: 'Reviewers' },
  help: {
    id: 'Yang sudah memeriksa tetap seperti adanya. Yang belum memeriksa dapat ditambah, dihapus, dan diurutkan.',
    en: 'Those who have reviewed stay as they are. The others can be added, removed and put in order.',
  },
  add: { id: 'Tambah pemeriksa', en: 'Add a reviewer' },
  typeName: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  save: { id: 'Simpan pemeriksa', en: 'Save the reviewers' },
  subject: { id: 'Hal', en: 'Subject' },
  kind: { id: 'Jenis naskah', en: 'Letter type' },
  date: { id: 'Tanggal naskah', en: 'Date of the letter' },
  sender: { id: 'Penanda tangan', en: 'Signer' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  ccs: { id: 'Tembusan', en: 'Cc' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  letter: { id: 'Naskah', en: 'Letter' },
  onlyToRead: {
    id: 'Hanya untuk dibaca selama naskah diperiksa.',
    en: 'Only to be read while the letter is under review.',
  },
  fixedText: {
    id: 'Isi, penerima, dan lampiran tidak dapat diubah, agar paraf yang diberikan tetap untuk naskah yang sama. Untuk mengubahnya, tarik kembali naskah dari Terkirim.',
    en: 'Content, recipients and attachments cannot be changed, so that the initials given stay with the same letter. To change them, withdraw the letter from Sent.',
  },
  leaveText: {
    id: 'Perubahan pemeriksa belum disimpan dan akan hilang.',
    en: 'The changes to the reviewers are not saved and will be lost.',
  },
  signsNext: (name: string): Message => ({
    id: `Tanpa pemeriksa berikutnya, naskah langsung menunggu tanda tangan ${name}.`,
    en: `Without a further reviewer the letter waits for the signature of ${name} at once.`,
  }),
  chooseOne: { id: 'Pilih paling sedikit satu pemeriksa.', en: 'Choose at least one reviewer.' },
  stays: (name: string): Message => ({
    id: `Naskah tetap pada ${name}.`,
    en: `The letter stays with ${name}.`,
  }),
  moves: (name: string): Message => ({
    id: `Setelah disimpan, giliran berpindah kepada ${name}. Yang gilirannya berubah diberi tahu.`,
    en: `Once saved, the turn passes to ${name}. Those whose turn changes are told.`,
  }),
} satisfies Messages;
