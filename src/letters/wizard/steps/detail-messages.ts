import type { Message, Messages } from '../../../../lib/language.ts';

/** What the first step says. */
export const detailMessages = {
  kind: { id: 'Jenis naskah', en: 'Letter type' },
  scanned: {
    id: 'Naskah dari luar dibaca dari pindaiannya.',
    en: 'A letter from outside is read from its scan.',
  },
  subTypeDecides: {
    id: 'Sub jenis menentukan alur, susunan, pola nomor, dan siapa yang boleh menandatangani.',
    en: 'The subtype decides on the direction, the layout, the number pattern and who may sign.',
  },
  noKinds: {
    id: 'Belum ada sub jenis naskah untuk alur ini. Administrator menambahkannya di Data Master, Sub Jenis Naskah Dinas.',
    en: 'There is no letter subtype for this direction yet. An administrator adds it under Master data, Letter subtypes.',
  },
  flow: { id: 'Alur', en: 'Direction' },
  subType: { id: 'Sub jenis naskah', en: 'Letter subtype' },
  chooseSubType: { id: 'Pilih sub jenis', en: 'Choose a subtype' },
  nature: { id: 'Sifat', en: 'Security and urgency' },
  securityTerm: { id: 'Keamanan', en: 'Security' },
  securitySays: { id: 'mengatur siapa yang boleh membuka.', en: 'says who may open it.' },
  urgencyTerm: { id: 'Sifat', en: 'Urgency' },
  urgencySays: { id: 'mengatur seberapa cepat ditangani.', en: 'says how fast it is dealt with.' },
  security: { id: 'Klasifikasi keamanan', en: 'Security class' },
  urgencyHint: (time: string): Message => ({
    id: `Diselesaikan dalam ${time}.`,
    en: `To be done within ${time}.`,
  }),
  archive: { id: 'Arsip', en: 'Archive' },
  archiveAndLetterhead: { id: 'Arsip dan kop', en: 'Archive and letterhead' },
  classification: { id: 'Klasifikasi arsip', en: 'Archive classification' },
  decides: { id: ' menentukan ', en: ' decides on ' },
  printedAndDecides: {
    id: ' tercetak pada nomor naskah dan menentukan ',
    en: ' is printed in the letter number and decides on ',
  },
  retention: { id: 'masa simpannya', en: 'how long it is kept' },
  classificationHint: { id: 'Cari dengan kode atau nama.', en: 'Search by code or name.' },
  classificationExample: { id: 'Misalnya OP.01 atau lalu lintas', en: 'For example OP.01 or lalu lintas' },
  letterhead: { id: 'Kop surat', en: 'Letterhead' },
  usualLetterhead: { id: 'Kop perusahaan penanda tangan', en: "Letterhead of the signer's company" },
  noLetterhead: { id: 'Tanpa kop', en: 'No letterhead' },
  insideHint: {
    id: 'Dari dalam perusahaan, untuk penerima di dalam perusahaan.',
    en: 'From inside the company, to recipients inside the company.',
  },
  incomingHint: {
    id: 'Naskah dari luar perusahaan, didaftarkan dari pindaiannya.',
    en: 'A letter from outside the company, registered from its scan.',
  },
  outgoingHint: {
    id: 'Dari dalam perusahaan, untuk penerima di luar perusahaan.',
    en: 'From inside the company, to recipients outside the company.',
  },
} satisfies Messages;
