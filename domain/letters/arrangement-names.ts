import type { Message } from '../../lib/language.ts';

// Names of the kinds of paper alone: the first screen loads the declarations, not the layouts (layouts.ts).

const labels = {
  nota: { id: 'Nota (tabel Kepada, Dari, Hal)', en: 'Memo table' },
  surat: { id: 'Surat (alamat tujuan)', en: 'Letter with address' },
  keputusan: { id: 'Keputusan (TENTANG, Ditetapkan di)', en: 'Decision (TENTANG, Ditetapkan di)' },
  'keputusan-bersama': {
    id: 'Keputusan bersama (beberapa pemutus)',
    en: 'Joint decision (several deciders)',
  },
  peraturan: { id: 'Peraturan (BAB dan Pasal)', en: 'Regulation (chapters and articles)' },
  pedoman: { id: 'Pedoman atau prosedur', en: 'Guideline or procedure' },
  instruksi: { id: 'Instruksi (Dikeluarkan di)', en: 'Instruction (Dikeluarkan di)' },
  edaran: { id: 'Surat edaran (Yth. di atas judul)', en: 'Circular (addressees above the title)' },
  pengumuman: { id: 'Pengumuman (tanpa alamat)', en: 'Announcement (no addressee)' },
  penugasan: { id: 'Penugasan (Dasar, Kepada, Untuk)', en: 'Assignment (basis, persons, task)' },
  pernyataan: { id: 'Pernyataan atau keterangan', en: 'Statement or certificate' },
  kuasa: { id: 'Surat kuasa (penerima dan pemberi)', en: 'Power of attorney (both sign)' },
  pengantar: { id: 'Surat pengantar (tanda terima)', en: 'Covering letter (with receipt)' },
  'berita-acara': { id: 'Berita acara (dua pihak)', en: 'Minutes (two parties)' },
  perjanjian: { id: 'Perjanjian (dua pihak, meterai)', en: 'Agreement (two parties, stamp duty)' },
  adendum: { id: 'Adendum (hal menjadi judul)', en: 'Addendum (titled by its subject)' },
} as const satisfies Record<string, Message>;

export type Arrangement = keyof typeof labels;

export const arrangements = Object.keys(labels) as Arrangement[];

/** For the field "Susunan". */
export const arrangementChoices = arrangements.map((value) => ({ value, label: labels[value] }));
