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
    id: 'Berkas lain yang ikut diterima, selain pindaian naskahnya.',
    en: 'Other files received with it, besides the scan of the letter itself.',
  },
  ready: {
    id: 'Naskah lengkap dan siap didaftarkan.',
    en: 'The letter is complete and ready to be registered.',
  },
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
    en: "The letter gets an agenda number and goes to the recipients' inboxes at once. After that only the place of the original can be changed, and the registration can be cancelled.",
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
  fromScan: { id: 'Daftarkan naskah masuk', en: 'Register an incoming letter' },
  fromScanHelp: {
    id: 'Dari pindaiannya, satu atau beberapa sekaligus',
    en: 'From its scan, one or several at once',
  },
  dropScans: { id: 'Letakkan pindaian di sini', en: 'Drop scans here' },
  chooseScans: { id: 'Pilih pindaian', en: 'Choose scans' },
  addScans: { id: 'Tambah pindaian', en: 'Add scans' },
  scansHint: (most: number, limit: string): Message => ({
    id: `PDF, JPG, atau PNG, paling banyak ${most} berkas, masing-masing lebih kecil dari ${limit}. Satu berkas menjadi satu naskah.`,
    en: `PDF, JPG or PNG, at most ${most} files, each smaller than ${limit}. One file becomes one letter.`,
  }),
  tooManyScans: (most: number): Message => ({
    id: `Paling banyak ${most} pindaian sekaligus. Sisanya belum diambil.`,
    en: `At most ${most} scans at once. The others were not taken.`,
  }),
  takingScans: (done: number, all: number): Message => ({
    id: `${done} dari ${all} pindaian diunggah`,
    en: `${done} of ${all} scans uploaded`,
  }),
  noLetter: {
    id: 'Tidak ada data surat yang terbaca dari pindaian ini. Isi sendiri, atau ganti pindaiannya.',
    en: 'No data of a letter could be read from this scan. Fill it in yourself, or replace the scan.',
  },
  generalKind: { id: 'Sub jenisnya yang umum.', en: 'Its subtype is the general one.' },
  notRead: (why: string): Message => ({
    id: `Pindaian tidak terbaca: ${why}`,
    en: `The scan could not be read: ${why}`,
  }),
  unfilled: (count: number): Message => ({
    id: `${count} isian belum diterima atau diisi`,
    en: `${count} ${count === 1 ? 'field is' : 'fields are'} neither accepted nor filled in yet`,
  }),
  asTheirLast: (day: string): Message => ({
    id: `Diisi seperti naskah terakhir dari pengirim ini, ${day}.`,
    en: `Filled in as in the last letter from this sender, ${day}.`,
  }),
  asMostAre: {
    id: 'Diisi dengan jenis yang umum, bukan dari pindaian.',
    en: 'Filled in with the general type, not from the scan.',
  },
  toTheirLast: {
    id: 'Penerima naskah terakhir dari pengirim ini.',
    en: 'Recipients of the last letter from this sender.',
  },
  toOfficial: {
    id: 'Pejabat Anda: penerima tidak terbaca dari pindaian.',
    en: 'Your official: no recipient could be read from the scan.',
  },
  aboveDraft: (words: string): Message => ({
    id: `Pada pindaian tertulis ${words}, lebih tinggi daripada naskah ini.`,
    en: `The scan says ${words}, which is higher than this letter has.`,
  }),
  mayNotSave: (name: string): Message => ({
    id: `Pada pindaian tertulis ${name}. Jabatan ini tidak dapat mendaftarkan naskah dengan klasifikasi itu.`,
    en: `The scan says ${name}. This post cannot register letters of that class.`,
  }),
  doneCount: (count: number): Message => ({
    id: `${count} naskah terdaftar`,
    en: count === 1 ? '1 letter registered' : `${count} letters registered`,
  }),
  noneDone: { id: 'Belum ada naskah terdaftar', en: 'No letters registered yet' },
  tickHelp: {
    id: 'Centang setelah nomornya ditulis di kertasnya.',
    en: 'Tick each once its number is written on its paper.',
  },
  isWritten: (number: string): Message => ({
    id: `${number} sudah ditulis di kertasnya`,
    en: `${number} is written on its paper`,
  }),
  nextPile: { id: 'Daftarkan naskah masuk lain', en: 'Register other incoming letters' },
  goOnWaiting: (count: number): Message => ({
    id: `Lanjutkan ${count} naskah yang menunggu`,
    en: count === 1 ? 'Go on with the letter that waits' : `Go on with ${count} letters that wait`,
  }),
  fields: { id: 'Isian', en: 'Fields' },
  scanBeside: { id: 'Pindaian', en: 'Scan' },
  queue: { id: 'Antrean registrasi', en: 'Queue of registration' },
  placeInQueue: (at: number, all: number): Message => ({ id: `${at} dari ${all}`, en: `${at} of ${all}` }),
  registeredCount: (count: number): Message => ({
    id: `${count} sudah terdaftar`,
    en: `${count} registered`,
  }),
  previous: { id: 'Naskah sebelumnya', en: 'Previous letter' },
  following: { id: 'Naskah berikutnya', en: 'Next letter' },
  lastAgenda: {
    id: 'Terakhir didaftarkan, tulis nomornya di kertasnya',
    en: 'Registered last, write its number on its paper',
  },
  registerOn: { id: 'Daftarkan dan lanjut', en: 'Register and go on' },
  registerKeys: {
    id: 'Enter terima usulan, Ctrl+Enter daftarkan',
    en: 'Enter accepts, Ctrl+Enter registers',
  },
  mails: { id: 'Dari kotak surel', en: 'From the mail box' },
  noMailSubject: { id: 'Tanpa hal', en: 'No subject' },
  leftOut: (names: string): Message => ({ id: `Tidak diambil: ${names}.`, en: `Not taken: ${names}.` }),
} satisfies Messages;
