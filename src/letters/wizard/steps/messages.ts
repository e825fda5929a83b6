import type { Message, Messages } from '../../../../lib/language.ts';

/** What the form of a letter asks. */
export const stepMessages = {
  hiddenArchive: { id: 'Arsip yang tidak dapat Anda lihat', en: 'An item that you may not see' },
  archiveReference: { id: 'Arsip acuan', en: 'Archive reference' },
  archiveHint: {
    id: 'Dokumen di arsip yang dirujuk naskah ini.',
    en: 'A document in the archive that this letter refers to.',
  },
  archiveSearch: { id: 'Nomor atau uraian arsip', en: 'Number or title of the item' },
  archiveGone: {
    id: 'Arsip acuan ini tidak dapat Anda lihat lagi. Kosongkan atau pilih yang lain.',
    en: 'You can no longer see this item. Clear it or choose another.',
  },
  attachmentTitle: (place: number): Message => ({
    id: `Judul lampiran ${place}`,
    en: `Title of attachment ${place}`,
  }),
  removeAttachment: (title: string): Message => ({
    id: `Hapus lampiran ${title}`,
    en: `Remove attachment ${title}`,
  }),
  atMost: (count: number): Message => ({
    id: `Paling banyak ${count} lampiran.`,
    en: `${count} ${count === 1 ? 'attachment' : 'attachments'} at most.`,
  }),
  unreadable: (name: string): Message => ({
    id: `${name}: berkas tidak dapat dibaca.`,
    en: `${name}: the file cannot be read.`,
  }),
  attachmentRemoved: { id: 'Lampiran dihapus', en: 'Attachment removed' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  attachmentLimits: (limit: string, count: number): Message => ({
    id: `Tiap berkas lebih kecil dari ${limit}, paling banyak ${count} berkas.`,
    en: `Each file smaller than ${limit}, ${count} ${count === 1 ? 'file' : 'files'} at most.`,
  }),
  addAttachment: { id: 'Tambah lampiran', en: 'Add attachments' },
  replace: (one: string): Message => ({ id: `Ganti ${one}`, en: `Replace the ${one}` }),
  choose: (one: string): Message => ({ id: `Pilih ${one}`, en: `Choose a ${one}` }),
  removeOne: (one: string): Message => ({ id: `Hapus ${one}`, en: `Remove the ${one}` }),
  documentOf: (name: string): Message => ({ id: `Dokumen ${name}`, en: `Document ${name}` }),
  editOf: (title: string): Message => ({ id: `Ubah ${title}`, en: `Edit ${title}` }),
  notFilled: { id: 'Belum diisi', en: 'Not filled in yet' },
  basics: { id: 'Pokok naskah', en: 'Basics' },
  subject: { id: 'Hal', en: 'Subject' },
  place: { id: 'Tempat', en: 'Place' },
  placeExample: { id: 'Misalnya Jakarta', en: 'For example Jakarta' },
  dateHint: {
    id: 'Saat ditandatangani menjadi tanggal hari itu (WIB), atau hari nomor yang dipesan.',
    en: 'When signed it becomes that day (WIB), or the day its number was booked for.',
  },
  otherDate: (day: string): Message => ({
    id: `Bertanggal hari ditandatangani (WIB). Untuk ${day} pilih nomor pesanan atau sisipan hari itu.`,
    en: `Dated the day it is signed (WIB). For ${day} choose a number booked or inserted for that day.`,
  }),
  date: { id: 'Tanggal naskah', en: 'Date of the letter' },
  inside: { id: 'Di dalam perusahaan', en: 'Inside the company' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  typeNameOrGroup: { id: 'Ketik nama, jabatan, atau grup', en: 'Type a name, post or group' },
  showReceiverNames: { id: 'Tampilkan nama semua penerima', en: 'Show the names of all recipients' },
  ccs: { id: 'Tembusan', en: 'Cc' },
  showCcNames: { id: 'Tampilkan nama semua tembusan', en: 'Show the names of all ccs' },
  reviewers: { id: 'Pemeriksa', en: 'Reviewers' },
  files: { id: 'Berkas', en: 'Files' },
  references: { id: 'Acuan', en: 'References' },
  hiddenLetter: { id: 'Naskah yang tidak dapat Anda lihat', en: 'A letter that you may not see' },
  reference: { id: 'Naskah acuan', en: 'Letter referred to' },
  referenceHint: {
    id: 'Naskah terkirim yang ditindaklanjuti naskah ini.',
    en: 'A sent letter that this letter follows up.',
  },
  referenceSearch: { id: 'Nomor atau hal naskah terkirim', en: 'Number or subject of a sent letter' },
  referenceGone: {
    id: 'Naskah acuan ini tidak dapat Anda buka lagi. Kosongkan atau pilih yang lain.',
    en: 'You can no longer open this letter. Clear it or choose another.',
  },
  review: { id: 'Pemeriksaan', en: 'Review' },
  withReviewers: { id: 'Ada pemeriksa', en: 'With reviewers' },
  withoutReviewers: { id: 'Tanpa pemeriksa', en: 'Without reviewers' },
  reviewOrder: { id: 'Urutan pemeriksa', en: 'Order of reviewers' },
  reviewOrderHint: {
    id: 'Pemeriksa pertama menerima naskah lebih dahulu; yang bersamaan menerimanya sekaligus. Hanya jabatan yang memeriksa naskah yang ditawarkan.',
    en: 'The first reviewer gets the letter first; those at the same time get it together. Only posts that review letters are offered.',
  },
  typeName: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  receiversHelp: {
    id: 'Naskah ditujukan kepada jabatan atau grup unit. Bila perlu, tampilkan nama orangnya.',
    en: 'A letter is addressed to posts or groups of units. If need be, show the names of the persons.',
  },
  ccOnly: { id: 'hanya untuk diketahui.', en: 'is for information only.' },
  reviewedWith: { id: 'Naskah diperiksa dan diberi', en: 'The letter is reviewed and given' },
  initials: { id: 'paraf', en: 'initials' },
  inOrder: {
    id: 'berurutan sebelum sampai ke penanda tangan.',
    en: 'in order, before it reaches the signer.',
  },
} satisfies Messages;
