import type { Message } from '../../lib/language.ts';
import type { PartyRole } from './party-lines.ts';

// Layout of each kind of paper without contents: loaded by the declarations and the first screen.

/** Two who sign, the letter's signer on the one side or the other. */
const inTwoBy = (first: Omit<PartyRole, 'isSigner'>, second: Omit<PartyRole, 'isSigner'>) =>
  ({
    first: [
      { ...first, isSigner: true },
      { ...second, isSigner: false },
    ],
    second: [
      { ...second, isSigner: false },
      { ...first, isSigner: true },
    ],
  }) as const;

export type Layout = {
  label: Message;
  /** memo: rows of Kepada, Dari, Hal …; address: Nomor, Sifat, Hal beside place and date, then Yth.; title: kind and number. */
  head: 'memo' | 'address' | 'title';
  /** Yth. and the receivers are above the title. */
  isAddressed?: boolean;
  /** "Nomor: " below the title instead of "NOMOR ". */
  isNumberedAsLetter?: boolean;
  /** TENTANG and the subject below the number. */
  hasSubject?: boolean;
  /** Who decides, before the text: "DIREKSI PT …,". */
  hasAuthority?: boolean;
  /** Form of place and date at the signature; omitted where text or head has them. */
  placed?: 'plain' | 'Ditetapkan' | 'Dikeluarkan';
  /** Place and date stand above the addressees. */
  isDatedAbove?: boolean;
  /** Post and name of the signer in capitals, without staff number. */
  inCapitals?: boolean;
  /** BAB and Pasal in the middle of the line. */
  centresHeadings?: boolean;
  /** These are not bold. */
  hasLightHeadings?: boolean;
  /** Two signers side by side, from the left. */
  parties?: readonly [PartyRole, PartyRole];
  /** The parties are data (domain/letters/parties.ts), and there may be more than two. */
  isOfParties?: boolean;
  /** ANTARA … DAN … in the title. */
  namesParties?: boolean;
};

const layouts = {
  nota: { label: { id: 'Nota (tabel Kepada, Dari, Hal)', en: 'Memo table' }, head: 'memo' },
  surat: { label: { id: 'Surat (alamat tujuan)', en: 'Letter with address' }, head: 'address' },
  keputusan: {
    label: { id: 'Keputusan (TENTANG, Ditetapkan di)', en: 'Decision (TENTANG, Ditetapkan di)' },
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  peraturan: {
    label: { id: 'Peraturan (BAB dan Pasal)', en: 'Regulation (chapters and articles)' },
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Ditetapkan',
    inCapitals: true,
    centresHeadings: true,
    hasLightHeadings: true,
  },
  pedoman: {
    label: { id: 'Pedoman atau prosedur', en: 'Guideline or procedure' },
    head: 'title',
    hasSubject: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  instruksi: {
    label: { id: 'Instruksi (Dikeluarkan di)', en: 'Instruction (Dikeluarkan di)' },
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Dikeluarkan',
    inCapitals: true,
  },
  edaran: {
    label: { id: 'Surat edaran (Yth. di atas judul)', en: 'Circular (addressees above the title)' },
    head: 'title',
    isAddressed: true,
    hasSubject: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  pengumuman: {
    label: { id: 'Pengumuman (tanpa alamat)', en: 'Announcement (no addressee)' },
    head: 'title',
    hasSubject: true,
    placed: 'Dikeluarkan',
    inCapitals: true,
  },
  penugasan: {
    label: { id: 'Penugasan (Dasar, Kepada, Untuk)', en: 'Assignment (basis, persons, task)' },
    head: 'title',
    isNumberedAsLetter: true,
    placed: 'plain',
  },
  pernyataan: {
    label: { id: 'Pernyataan atau keterangan', en: 'Statement or certificate' },
    head: 'title',
    isNumberedAsLetter: true,
    placed: 'plain',
  },
  kuasa: {
    label: { id: 'Surat kuasa (penerima dan pemberi)', en: 'Power of attorney (both sign)' },
    head: 'title',
    placed: 'plain',
    parties: inTwoBy({ role: 'PEMBERI KUASA', hasDutyStamp: true }, { role: 'PENERIMA KUASA' }).second,
  },
  pengantar: {
    label: { id: 'Surat pengantar (tanda terima)', en: 'Covering letter (with receipt)' },
    head: 'title',
    isNumberedAsLetter: true,
    isAddressed: true,
    isDatedAbove: true,
    parties: inTwoBy(
      { role: 'Pengirim' },
      { role: 'Penerima', blanks: ['Diterima tanggal', 'Jabatan', 'Tanda tangan', 'Nama'] },
    ).second,
  },
  'berita-acara': {
    label: { id: 'Berita acara (dua pihak)', en: 'Minutes (two parties)' },
    head: 'title',
    hasSubject: true,
    isOfParties: true,
    parties: inTwoBy(
      { role: 'PIHAK PERTAMA', hasInstitution: true },
      { role: 'PIHAK KEDUA', hasInstitution: true },
    ).first,
  },
  perjanjian: {
    label: { id: 'Perjanjian (dua pihak, meterai)', en: 'Agreement (two parties, stamp duty)' },
    head: 'title',
    hasSubject: true,
    centresHeadings: true,
    isOfParties: true,
    namesParties: true,
    parties: inTwoBy(
      { role: 'PIHAK PERTAMA', hasInstitution: true },
      { role: 'PIHAK KEDUA', hasInstitution: true, hasDutyStamp: true },
    ).first,
  },
} as const satisfies Record<string, Layout>;

export type Arrangement = keyof typeof layouts;

export const arrangements = Object.keys(layouts) as Arrangement[];

/** For the field "Susunan". */
export const arrangementChoices = arrangements.map((value) => ({ value, label: layouts[value].label }));

export const layoutOf = (arrangement: Arrangement): Layout => layouts[arrangement];

/** Parses a stored arrangement; default: nota. */
export const arrangementOf = (value: unknown): Arrangement =>
  arrangements.find((arrangement) => arrangement === value) ?? 'nota';
