import type { Message, Messages } from '../../../lib/language.ts';

/** What a task says: review, revision, signature. */
export const detailMessages = {
  tasks: { id: 'Tugas', en: 'Tasks' },
  chain: { id: 'Rantai paraf', en: 'Chain of initials' },
  classification: { id: 'Klasifikasi', en: 'Classification' },
  security: { id: 'Keamanan', en: 'Security' },
  answers: { id: 'Menjawab', en: 'In reply to' },
  archiveReference: { id: 'Arsip acuan', en: 'Archive reference' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  you: (name: string): Message => ({ id: `${name}, Anda`, en: `${name}, you` }),
  drafter: { id: 'penyusun', en: 'drafter' },
  signatory: (post: string): Message => ({ id: `${post}, penanda tangan`, en: `${post}, signer` }),
  returnedToDrafter: { id: 'Dikembalikan kepada penyusun', en: 'Returned to its drafter' },
  initialsGiven: (given: number, of: number): Message => ({
    id: `Paraf ${given} dari ${of}`,
    en: `Initials ${given} of ${of}`,
  }),
  thenSignature: (count: string): Message => ({
    id: `${count}, lalu tanda tangan`,
    en: `${count}, then the signature`,
  }),
  awaitingSignature: (told: string): Message => ({
    id: `${told}. Menunggu tanda tangan`,
    en: `${told}. Waiting for the signature`,
  }),
  awaitsSeal: { id: 'menunggu segel', en: 'awaiting its seal' },
  signedAwaitsSeal: (told: string): Message => ({
    id: `${told}. Ditandatangani, menunggu segel`,
    en: `${told}. Signed, awaiting its seal`,
  }),
  signedSome: (given: number, of: number): Message => ({
    id: `${given} dari ${of} sudah menandatangani`,
    en: `${given} of ${of} have signed`,
  }),
  initialsLacking: (names: string): Message => ({
    id: `Tanpa paraf ${names}`,
    en: `Without the initials of ${names}`,
  }),
  noReviewers: { id: 'Tanpa pemeriksa', en: 'Without reviewers' },
  initialledAt: (when: string): Message => ({ id: `Paraf ${when}`, en: `Initialled ${when}` }),
  returnedAt: (when: string): Message => ({ id: `Mengembalikan ${when}`, en: `Returned it ${when}` }),
  askedAgain: (said: string): Message => ({ id: `${said}. Diminta lagi.`, en: `${said}. Asked again.` }),
  changedThenAskedAgain: (said: string): Message => ({
    id: `${said}. Isi lalu berubah, diminta lagi.`,
    en: `${said}. The text changed then; asked again.`,
  }),
  changedAfterwards: { id: 'Isi berubah setelah paraf ini.', en: 'The text changed after these initials.' },
  revised: (when: string): Message => ({ id: `Memperbaiki ${when}`, en: `Revised it ${when}` }),
  afterBothInitial: (name: string): Message => ({
    id: `Setelah keduanya paraf: ${name}`,
    en: `Once both have initialled: ${name}`,
  }),
  afterAllInitial: (name: string): Message => ({
    id: `Setelah semuanya paraf: ${name}`,
    en: `Once all have initialled: ${name}`,
  }),
  handedOn: (name: string, reason: string): Message => ({
    id: `Dialihkan oleh ${name}: ${reason}`,
    en: `Handed on by ${name}: ${reason}`,
  }),
  skipped: (reason: string): Message => ({
    id: `Tidak diminta lagi: ${reason}`,
    en: `Not asked again: ${reason}`,
  }),
  noInitials: { id: 'Tanpa paraf, menunggu tanda tangan', en: 'No initials, waiting for the signature' },
  signs: (name: string): Message => ({ id: `${name}, tanda tangan`, en: `${name}, signature` }),
  vacant: { id: 'jabatan kosong', en: 'vacant post' },
  formerly: (name: string): Message => ({ id: `semula ${name}`, en: `formerly ${name}` }),
  by: (name: string): Message => ({ id: `oleh ${name}`, en: `by ${name}` }),
  notWaiting: { id: 'Naskah ini tidak lagi menunggu Anda.', en: 'This letter no longer waits for you.' },
  onlyRead: { id: 'Peran Anda hanya dapat membacanya.', en: 'Your role can only read it.' },
  asSecretary: { id: 'Anda dapat membacanya sebagai sekretaris.', en: 'You can read it as secretary.' },
  returnTitle: { id: 'Kembalikan naskah ini?', en: 'Return this letter?' },
  noteForDrafter: { id: 'Catatan untuk penyusun', en: 'Note for the drafter' },
  noteMissing: {
    id: 'Isi catatan agar penyusun tahu yang perlu diperbaiki.',
    en: 'Write a note, so that the drafter knows what to revise.',
  },
  giveBack: { id: 'Kembalikan', en: 'Return' },
  returnedDone: (subject: string): Message => ({
    id: `Dikembalikan kepada penyusun: ${subject}`,
    en: `Returned to its drafter: ${subject}`,
  }),
  initialled: (subject: string): Message => ({
    id: `Paraf diberikan: ${subject}`,
    en: `Initialled: ${subject}`,
  }),
  decisionUndone: (subject: string): Message => ({
    id: `Dibatalkan, naskah kembali menunggu Anda: ${subject}`,
    en: `Undone, the letter waits for you again: ${subject}`,
  }),
  namesHeldBy: (name: string, held: string): Message => ({
    id: `Naskah menyebut ${name}, kini dipangku ${held}.`,
    en: `The letter names ${name}; ${held} holds the post now.`,
  }),
  initialFor: (name: string): Message => ({
    id: `Anda memparaf atas nama ${name}.`,
    en: `You initial on behalf of ${name}.`,
  }),
  namesSamePost: (name: string): Message => ({
    id: `Naskah menyebut ${name}. Anda memangku jabatan yang sama.`,
    en: `The letter names ${name}. You hold the same post.`,
  }),
  neededToReturn: { id: '(wajib bila dikembalikan)', en: '(required to return it)' },
  notePlaceholder: { id: 'Tulis catatan untuk penyusun', en: 'Write a note for the drafter' },
  writeNote: { id: 'Tulis catatan', en: 'Write a note' },
  initial: { id: 'Beri paraf', en: 'Initial' },
  nextIs: (name: string): Message => ({ id: `Berikutnya: ${name}`, en: `Next: ${name}` }),
  mend: { id: 'Perbaiki naskah', en: 'Revise the letter' },
  sign: { id: 'Tanda tangani', en: 'Sign' },
  passwordMissing: { id: 'Isi kata sandi Anda.', en: 'Enter your password.' },
  signed: { id: 'Naskah ditandatangani', en: 'Letter signed' },
  number: { id: 'Nomor naskah', en: 'Letter number' },
  continue: { id: 'Lanjutkan', en: 'Continue' },
  drawingSheet: {
    id: 'Menunggu lembar naskah tampil, lalu Anda dapat menandatangani.',
    en: 'Waiting for the sheet of the letter; then you can sign.',
  },
  signTitle: { id: 'Tanda tangani naskah ini?', en: 'Sign this letter?' },
  signsFor: (official: string): Message => ({
    id: `Anda menandatangani untuk ${official}. Naskah memuat nama Anda dan jabatan yang diwakili.`,
    en: `You are signing for ${official}. The letter bears your name and the post you act for.`,
  }),
  datedToday: (day: string): Message => ({
    id: `Naskah akan bertanggal ${day}, hari ditandatangani.`,
    en: `The letter will be dated ${day}, the day it is signed.`,
  }),
  datedAsBooked: (day: string): Message => ({
    id: `Naskah akan bertanggal ${day}, hari nomornya dipesan.`,
    en: `The letter will be dated ${day}, the day its number was booked for.`,
  }),
  dateReason: (day: string): Message => ({
    id: `Alasan naskah bertanggal ${day}`,
    en: `Why it is dated ${day}`,
  }),
  dateReasonHint: {
    id: 'Terisi alasan pemesanan nomornya. Alasan ini tampil di riwayat naskah.',
    en: 'Filled with the reason its number was booked for. It shows in the letter’s history.',
  },
  ownPlace: { id: 'Tempat Anda menandatangani', en: 'Where you sign' },
  ownPlaceHint: (day: string): Message => ({
    id: `Tercantum pada tanda tangan Anda dengan ${day} bila tempat atau harinya lain daripada di naskah.`,
    en: `Shown with ${day} at your signature where place or day differ from the letter’s.`,
  }),
  dateReasonMissing: { id: 'Tuliskan alasan tanggalnya.', en: 'Write why it bears that date.' },
  notBefore: (day: string): Message => ({
    id: `Nomornya dipesan untuk ${day}. Naskah baru dapat ditandatangani pada hari itu.`,
    en: `Its number is booked for ${day}. The letter can be signed on that day and not before.`,
  }),
  stillOpen: { id: 'Masih belum diisi:', en: 'Still open:' },
  signOpen: { id: 'Tanda tangani walaupun belum diisi', en: 'Sign it although these are open' },
  confirmOpen: {
    id: 'Konfirmasi bagian yang belum diisi, atau kembalikan naskah.',
    en: 'Confirm the open parts, or return the letter.',
  },
  password: { id: 'Kata sandi Anda', en: 'Your password' },
  waitsToInitial: (name: string): Message => ({
    id: `Menunggu paraf ${name}.`,
    en: `Waiting for the initials of ${name}.`,
  }),
  waitsToSign: (name: string): Message => ({
    id: `Menunggu tanda tangan ${name}.`,
    en: `Waiting for the signature of ${name}.`,
  }),
  waitsToRevise: (name: string): Message => ({
    id: `Menunggu perbaikan ${name}.`,
    en: `Waiting for ${name} to revise it.`,
  }),
  notToInitial: {
    id: 'Delegasi Anda tidak mencakup paraf; Anda dapat membacanya.',
    en: 'Your delegation does not cover initials; you can read it.',
  },
  notToSign: {
    id: 'Delegasi Anda tidak mencakup tanda tangan; Anda dapat membacanya.',
    en: 'Your delegation does not cover signing; you can read it.',
  },
  notToRevise: {
    id: 'Delegasi Anda tidak mencakup perbaikan naskah; Anda dapat membacanya.',
    en: 'Your delegation does not cover revising; you can read it.',
  },
  goesBack: (name: string): Message => ({
    id: `kembali kepada ${name}. Paraf yang sudah diberikan tetap berlaku; setelah diperbaiki, naskah kembali kepada Anda.`,
    en: `goes back to ${name}. Initials already given stay valid; once revised, the letter comes back to you.`,
  }),
  chainOf: { id: 'Rantai', en: 'Chain of' },
  initials: { id: 'paraf', en: 'initials' },
  notChangeable: (after: string): Message => ({
    id: `akan diberi nomor ${after}. Sesudah itu naskah tidak dapat diubah lagi.`,
    en: `will be numbered ${after}. It cannot be changed any more then.`,
  }),
  notChangeableThen: {
    id: 'tidak dapat diubah lagi sesudah ditandatangani.',
    en: 'can no longer be changed once it is signed.',
  },
  onceSigned: (after: string): Message => ({
    id: `Setelah ditandatangani, naskah akan diberi nomor ${after}.`,
    en: `Once signed, the letter will be numbered ${after}.`,
  }),
  signsOn: (name: string): Message => ({
    id: `Setelah Anda menandatangani, naskah menunggu tanda tangan ${name}.`,
    en: `Once you have signed, the letter waits for the signature of ${name}.`,
  }),
  signsLast: (after: string): Message => ({
    id: `Anda penanda tangan terakhir. Naskah lengkap ${after}.`,
    en: `You are the last to sign. The letter is then complete ${after}.`,
  }),
  numberedAlready: (number: string): Message => ({
    id: `bernomor ${number} dan tidak dapat diubah atau dikembalikan lagi.`,
    en: `has the number ${number} and can no longer be changed or returned.`,
  }),
  numberedThen: (name: string): Message => ({
    id: `Setelah ditandatangani, naskah diberi nomor dan menunggu tanda tangan ${name}. Sejak itu naskah tidak dapat dikembalikan.`,
    en: `Once signed, the letter is numbered and waits for the signature of ${name}. From then on it cannot be returned.`,
  }),
  afterInside: (count: number): Message => ({
    id: `dan dikirim kepada ${count} penerima`,
    en: `and sent to ${count} ${count === 1 ? 'recipient' : 'recipients'}`,
  }),
  afterOutside: (names: string): Message => ({
    id: `dan siap dikirim ke luar kepada ${names}`,
    en: `and ready to go out to ${names}`,
  }),
  afterBoth: (count: number, names: string): Message => ({
    id: `dan dikirim kepada ${count} penerima di dalam perusahaan, serta siap dikirim ke luar kepada ${names}`,
    en: `and sent to ${count} ${count === 1 ? 'recipient' : 'recipients'} inside the company, and ready to go out to ${names}`,
  }),
  itsReceivers: { id: 'penerimanya', en: 'its recipients' },
} satisfies Messages;
