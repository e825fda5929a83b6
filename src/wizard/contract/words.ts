import type { Words } from '../../../resources/declare.ts';

/** What is said when articles are put into a contract. */
export const contractWords = {
  introduction: { id: 'Komparisi', en: 'Parties' },
  onePerParty: { id: 'Satu untuk tiap pihak.', en: 'One for each party.' },
  basis: { id: 'Dasar kontrak', en: 'Basis of the contract' },
  articles: { id: 'Pasal', en: 'Articles' },
  numbered: {
    id: 'Diberi nomor urut sesudah pasal yang sudah ada.',
    en: 'Numbered after the articles that are there.',
  },
  isThere: { id: 'Sudah ada', en: 'Already there' },
  mandatory: { id: 'Wajib', en: 'Required' },
  chooseOne: { id: 'Pilih paling sedikit satu bagian.', en: 'Choose at least one part.' },
  partNotLoaded: { id: 'Bagian ini tidak dapat dimuat.', en: 'This part could not be loaded.' },
  fillVariables: { id: 'Isi variabel', en: 'Fill in the variables' },
  insertArticles: { id: 'Sisipkan pasal', en: 'Insert articles' },
  insert: { id: 'Sisipkan', en: 'Insert' },
  next: { id: 'Lanjut', en: 'Continue' },
  partsNotLoaded: { id: 'Bagian kontrak belum dapat dimuat', en: 'The contract parts could not be loaded' },
  retry: { id: 'Coba lagi', en: 'Try again' },
  loading: { id: 'Memuat Data...', en: 'Loading data...' },
  fillText: {
    id: 'Yang dikosongkan tertulis dalam kurung siku, dan dapat Anda isi di dalam naskah.',
    en: 'What is left empty stands in square brackets, and can be filled in inside the letter.',
  },
  inserted: (count: number): Words => ({
    id: `${count} bagian disisipkan`,
    en: `${count} ${count === 1 ? 'part' : 'parts'} inserted`,
  }),
  missing: (count: number): Words => ({
    id: `${count} pasal wajib belum ada`,
    en: `${count} required articles missing`,
  }),
  oneNotLoaded: (title: string): Words => ({
    id: `${title} tidak dapat dimuat.`,
    en: `${title} could not be loaded.`,
  }),
} satisfies Record<string, Words | ((...given: never[]) => Words)>;
