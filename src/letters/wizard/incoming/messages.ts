import type { Message, Messages } from '../../../../lib/language.ts';

/** What registering a letter from outside says. */
export const incomingMessages = {
  original: { id: 'Naskah asli', en: 'Original letter' },
  originalHelp: {
    id: 'Seperti tertulis pada naskah yang diterima.',
    en: 'As written on the letter received.',
  },
  sender: { id: 'Pengirim', en: 'Sender' },
  isInstitution: { id: 'Terdaftar sebagai instansi.', en: 'Registered as an institution.' },
  senderHint: {
    id: 'Pilih dari instansi, atau ketik nama lain.',
    en: 'Choose an institution, or type another name.',
  },
  number: { id: 'Nomor naskah asli', en: 'Number of the original' },
  numberHint: {
    id: 'Tulis “tanpa nomor” bila tidak bernomor.',
    en: 'Write “tanpa nomor” if it has no number.',
  },
  date: { id: 'Tanggal naskah', en: 'Date of the letter' },
  subject: { id: 'Hal', en: 'Subject' },
  place: { id: 'Tempat', en: 'Place' },
  placeExample: { id: 'Misalnya Jakarta', en: 'For example Jakarta' },
  receipt: { id: 'Penerimaan', en: 'Receipt' },
  receiptHelp: {
    id: 'Nomor agenda diberikan saat didaftarkan, berurutan untuk unit dan tahunnya.',
    en: 'The agenda number is given on registration, in sequence for the unit and year.',
  },
  receivedOn: { id: 'Tanggal diterima', en: 'Date received' },
  originalPlace: { id: 'Tempat naskah asli', en: 'Place of the original' },
  originalPlaceHint: {
    id: 'Diterima lewat surel? Tulis “tidak ada berkas fisik”.',
    en: 'Received by e-mail? Write “tidak ada berkas fisik”.',
  },
  originalPlaceExample: { id: 'Misalnya Ruang Persuratan Lt. 2', en: 'For example Mail room, 2nd floor' },
  cupboard: { id: 'Lemari', en: 'Cupboard' },
  box: { id: 'Boks', en: 'Box' },
  receivers: { id: 'Penerima', en: 'Recipients' },
  receiversHelp: {
    id: 'Naskah langsung masuk ke kotak masuk mereka setelah didaftarkan.',
    en: 'The letter goes to their inboxes as soon as it is registered.',
  },
  typeName: { id: 'Ketik nama atau jabatan', en: 'Type a name or post' },
  ccs: { id: 'Tembusan', en: 'Cc' },
  attachments: { id: 'Lampiran', en: 'Attachments' },
  attachmentsHelp: {
    id: 'Berkas lain yang ikut diterima. Pindaian naskahnya diunggah di langkah berikut.',
    en: 'Other files received with it. The scan of the letter itself is uploaded in the next step.',
  },
  ready: {
    id: 'Naskah lengkap dan siap didaftarkan.',
    en: 'The letter is complete and ready to be registered.',
  },
  details: { id: 'Detail naskah', en: 'Letter details' },
  flow: { id: 'Alur', en: 'Direction' },
  kind: { id: 'Jenis naskah', en: 'Letter type' },
  subType: { id: 'Sub jenis', en: 'Subtype' },
  security: { id: 'Klasifikasi keamanan', en: 'Security class' },
  urgency: { id: 'Sifat', en: 'Urgency' },
  classification: { id: 'Klasifikasi arsip', en: 'Archive classification' },
  form: { id: 'Formulir', en: 'Form' },
  placeAndDate: { id: 'Tempat, tanggal', en: 'Place, date' },
  none: { id: 'Tidak ada', en: 'None' },
  scan: { id: 'Pindaian', en: 'Scan' },
  file: { id: 'Berkas', en: 'File' },
  scanOfLetter: { id: 'Pindaian naskah', en: 'Scan of the letter' },
  senderSearch: {
    id: 'Cari instansi, atau ketik nama pengirim',
    en: "Search institutions, or type the sender's name",
  },
  register: { id: 'Daftarkan', en: 'Register' },
  registered: { id: 'didaftarkan', en: 'registered' },
  registerAsk: { id: 'Daftarkan naskah?', en: 'Register the letter?' },
  registeredUnder: (number: string): Message => ({
    id: `Naskah didaftarkan dengan nomor agenda ${number}`,
    en: `Letter registered under agenda number ${number}`,
  }),
  registeredDone: { id: 'Naskah didaftarkan', en: 'Letter registered' },
  perhapsBefore: {
    id: 'Naskah yang sama tampaknya sudah didaftarkan dengan nomor agenda',
    en: 'The same letter seems to be registered already under agenda number',
  },
  registerText: {
    id: 'Naskah mendapat nomor agenda dan langsung masuk ke kotak masuk penerima. Setelah itu hanya tempat naskah asli yang masih dapat diubah, dan pendaftarannya dapat dibatalkan.',
    en: "The letter gets a agenda number and goes to the recipients' inboxes at once. After that only the place of the original can be changed, and the registration can be cancelled.",
  },
  seeLetter: { id: 'Lihat naskahnya', en: 'See the letter' },
  before: {
    id: 'Naskah dengan nomor, pengirim, dan tanggal ini sudah didaftarkan: agenda',
    en: 'A letter with this number, sender and date is registered already: agenda number',
  },
  scanHelp: {
    id: 'Naskah yang diterima, dipindai seluruhnya. Inilah yang dibaca penerima.',
    en: 'The letter received, scanned in full. This is what the recipients read.',
  },
  scanFile: { id: 'Berkas pindaian', en: 'Scan file' },
  scanHint: (limit: string): Message => ({
    id: `Satu berkas PDF, JPG, atau PNG, lebih kecil dari ${limit}.`,
    en: `One PDF, JPG or PNG file, smaller than ${limit}.`,
  }),
  scanOf: (name: string): Message => ({ id: `Pindaian ${name}`, en: `Scan ${name}` }),
  scanKinds: {
    id: 'Unggah pindaian dalam bentuk PDF, JPG, atau PNG.',
    en: 'Upload the scan as PDF, JPG or PNG.',
  },
  scanOne: { id: 'pindaian', en: 'scan' },
} satisfies Messages;
