import type { Message, Messages } from '../../../../lib/language.ts';

/** What the sheet that is written on says. */
export const composeMessages = {
  sheet: { id: 'Lembar naskah', en: 'Sheet of the letter' },
  side: { id: 'Di samping lembar', en: 'Beside the sheet' },
  chainTab: { id: 'Rantai paraf', en: 'Review chain' },
  choosePeople: { id: 'Pilih penerima', en: 'Choose recipients' },
  addPerson: { id: 'Tambah penerima', en: 'Add a recipient' },
  chooseSigner: { id: 'Pilih penanda tangan', en: 'Choose who signs' },
  writeSubject: { id: 'Tulis hal', en: 'Write the subject' },
  chooseCcs: { id: 'Ketik nama, jabatan, atau grup', en: 'Type a name, post or group' },
  changeDate: (day: string): Message => ({ id: `Ubah tanggal, ${day}`, en: `Change the date, ${day}` }),
  asTold: (name: string): Message => ({ id: `${name}, pilihan`, en: `${name}, options` }),
  moveUp: { id: 'Naikkan', en: 'Move up' },
  moveDown: { id: 'Turunkan', en: 'Move down' },
  printName: { id: 'Cetak dengan nama', en: 'Print the name' },
  printPost: { id: 'Cetak dengan jabatan', en: 'Print the post' },
  change: { id: 'Ubah', en: 'Change' },
  done: { id: 'Selesai', en: 'Done' },
  you: (name: string): Message => ({ id: `${name}, Anda`, en: `${name}, you` }),
  drafts: { id: 'menyusun', en: 'writes' },
  reviews: { id: 'memeriksa', en: 'reviews' },
  signs: { id: 'menandatangani', en: 'signs' },
  noSigner: { id: 'Belum ada penanda tangan', en: 'Nobody signs yet' },
  chainWords: (reviewers: string, signer: string): Message => ({
    id: `${reviewers}, lalu ${signer} menandatangani`,
    en: `${reviewers}, then ${signer} signs`,
  }),
  onlySigns: (signer: string): Message => ({
    id: `Tanpa pemeriksa: ${signer} langsung menandatangani`,
    en: `Without reviewers: ${signer} signs at once`,
  }),
  nature: { id: 'Sifat dan arsip', en: 'Urgency and archive' },
  urgency: { id: 'Sifat', en: 'Urgency' },
  security: { id: 'Keamanan', en: 'Security' },
  classification: { id: 'Klasifikasi', en: 'Classification' },
  place: { id: 'Tempat', en: 'Place' },
  moreFields: {
    id: 'Naskah acuan, a.n., penanda tangan berikutnya, nomor pesanan',
    en: 'References, on behalf of, further signers, booked number',
  },
  form: { id: 'Isian lain', en: 'Other fields' },
  sendReview: { id: 'Kirim untuk diperiksa', en: 'Send for review' },
  sendSign: { id: 'Kirim untuk ditandatangani', en: 'Send for signature' },
  goesTo: (name: string): Message => ({
    id: `Kepada ${name}, bisa diurungkan ${undoSeconds} detik`,
    en: `To ${name}, may be undone for ${undoSeconds} seconds`,
  }),
  unfilled: (count: number): Message => ({
    id: `${count} isian belum diisi`,
    en: `${count} ${count === 1 ? 'field is' : 'fields are'} not filled in yet`,
  }),
  undone: { id: 'Pengiriman diurungkan', en: 'Sending undone' },
  undoReason: {
    id: 'Pengiriman diurungkan oleh penyusun.',
    en: 'The drafter undid the sending.',
  },
} satisfies Messages;

const undoSeconds = 20;
/** How long sending may be undone, in milliseconds. */
export const undoSendingTime = undoSeconds * 1000;
