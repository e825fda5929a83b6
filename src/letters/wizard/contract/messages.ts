import type { Message, Messages } from '../../../../lib/language.ts';

export const contractMessages = {
  noIntroduction: { id: 'Tanpa komparisi', en: 'No introduction' },
  addParty: { id: 'Tambah pihak', en: 'Add a party' },
  partiesMissing: (count: number): Message => ({
    id: `${count} pihak belum dipastikan`,
    en: `${count} ${count === 1 ? 'party' : 'parties'} to confirm`,
  }),
  state: { id: 'Pihak dan pasal', en: 'Parties and articles' },
  parties: { id: 'Para pihak', en: 'Parties' },
  partiesAndWitnesses: { id: 'Pihak dan saksi', en: 'Parties and witnesses' },
  partiesHelp: {
    id: 'Kosongkan bila para pihak adalah penanda tangan naskah ini. Pihak dari luar menandatangani dengan tangan.',
    en: 'Leave them empty where the parties are the signers of this letter. Parties outside sign by hand.',
  },
  number: { id: 'Nomor naskah pihak ini', en: 'This party’s own number' },
  place: { id: 'Tempat menandatangani', en: 'Place of signing' },
  day: { id: 'Tanggal menandatangani', en: 'Day of signing' },
  witness: (no: number): Message => ({ id: `Saksi ${no}`, en: `Witness ${no}` }),
  name: { id: 'Nama', en: 'Name' },
  positionName: { id: 'Jabatan', en: 'Post' },
  institution: { id: 'Instansi atau perusahaan', en: 'Institution or company' },
  partyNameless: {
    id: 'Isi nama pihak ini, atau kosongkan isian lainnya.',
    en: 'Enter this party’s name, or clear what else is entered.',
  },
  witnessNameless: {
    id: 'Isi nama saksi ini, atau hapus saksinya.',
    en: 'Enter this witness’s name, or remove the witness.',
  },
  addWitness: { id: 'Tambah saksi', en: 'Add a witness' },
  removeWitness: { id: 'Hapus saksi', en: 'Remove this witness' },
  stateHelp: {
    id: 'Para pihak tercetak pada judul, pada bagian “Para pihak” di dalam naskah, dan pada tanda tangan. Yang menandatangani naskah ini mewakili perusahaan kita.',
    en: 'The parties are printed in the title, where the text says “Parties”, and at the signatures. Whoever signs this letter signs for our company.',
  },
  mandatoryThere: { id: 'Pasal wajib yang ada di naskah', en: 'Mandatory articles in the letter' },
  numberedHead: ({ no, title }: { no: number; title?: string }): Message => ({
    id: `Pasal ${no} ${title ?? ''}`.trim(),
    en: `Article ${no} ${title ?? ''}`.trim(),
  }),
  notThere: { id: 'Belum ada', en: 'Not there' },
  standsHelp: {
    id: 'Pasal dikenali dari judulnya di dalam naskah. Bila judulnya lain, pilih pasal tempat isinya tertulis.',
    en: 'An article is known by its heading in the letter. Where its heading differs, choose the article that has its content.',
  },
  wholeNumber: { id: 'Isi dengan bilangan bulat.', en: 'Enter a whole number.' },
  need: { id: 'Kebutuhan kontrak', en: 'Contract need' },
  needHelp: {
    id: 'Membawa klasifikasi arsip dan kelengkapan berkas kontrak ini.',
    en: 'Brings the archive classification and the checklist of this contract.',
  },
  chooseNeed: { id: 'Pilih kebutuhan', en: 'Choose a need' },
  papers: { id: 'Kelengkapan berkas', en: 'Checklist' },
  papersHelp: {
    id: 'Centang yang sudah ada. Pemeriksa melihat yang belum.',
    en: 'Tick what is there. Reviewers see what is not.',
  },
  papersThere: (count: number, all: number): Message => ({
    id: count === all ? 'Lengkap' : `${count} dari ${all} ada`,
    en: count === all ? 'Complete' : `${count} of ${all} there`,
  }),
  papersMissing: (names: string): Message => ({ id: `Belum ada: ${names}`, en: `Not there: ${names}` }),
  basis: { id: 'Dasar kontrak', en: 'Basis of the contract' },
  articles: { id: 'Pasal', en: 'Articles' },
  numbered: {
    id: 'Menggantikan pasal berjudul sama yang masih kosong, selain itu diberi nomor sesudah yang sudah ada.',
    en: 'Replaces an article of the same heading that is still open, else is numbered after those that are there.',
  },
  isThere: { id: 'Sudah ada', en: 'Already there' },
  mandatory: { id: 'Wajib', en: 'Required' },
  chooseOne: { id: 'Pilih paling sedikit satu bagian.', en: 'Choose at least one part.' },
  fillVariables: { id: 'Isi variabel', en: 'Fill in the variables' },
  insertArticles: { id: 'Sisipkan pasal', en: 'Insert articles' },
  insert: { id: 'Sisipkan', en: 'Insert' },
  next: { id: 'Lanjut', en: 'Continue' },
  partsNotLoaded: { id: 'Bagian kontrak belum dapat dimuat', en: 'The contract parts could not be loaded' },
  fillText: {
    id: 'Yang dikosongkan tertulis dalam kurung siku. Isian pihak dapat dilengkapi di “Pihak dan pasal”, yang lain di dalam naskah.',
    en: 'What is left empty stands in square brackets. What concerns a party can be filled in under “Parties and articles”, the rest inside the letter.',
  },
  inserted: (count: number): Message => ({
    id: `${count} bagian disisipkan`,
    en: `${count} ${count === 1 ? 'part' : 'parts'} inserted`,
  }),
  missing: (count: number): Message => ({
    id: `${count} pasal wajib belum ada`,
    en: `${count} required articles missing`,
  }),
  oneNotLoaded: (title: string): Message => ({
    id: `${title} tidak dapat dimuat.`,
    en: `${title} could not be loaded.`,
  }),
} satisfies Messages;
