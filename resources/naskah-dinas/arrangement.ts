import type { Words } from '../declare.ts';
import type { ContractParty } from './contract.ts';
import { partiesOf, partyIntroductions, type SecondParty } from './parties.ts';
import {
  betweenLines,
  inTwoBy,
  linesOfParty,
  type PartyLines,
  type PartyRole,
  partyLines,
  type SignerLines,
} from './party-lines.ts';
import { longDate } from './tags.ts';

// How each kind of paper is laid out (DOMAIN 2, 3). The sheet on the screen and the PDF read this one table and set the
// lines that `paperForm` gives, so they cannot disagree.

export type Layout = {
  label: Words;
  /** memo: rows of Kepada, Dari, Hal …; address: Nomor, Sifat, Hal beside place and date, then Yth.; title: kind and number. */
  head: 'memo' | 'address' | 'title';
  /** Yth. and the receivers stand above the title. */
  isAddressed?: boolean;
  /** TENTANG and the subject below the number. */
  hasSubject?: boolean;
  /** Who decides, before the text: "DIREKSI PT …,". */
  hasAuthority?: boolean;
  /** How place and date stand at the signature; the text or the head says them where it is left out. */
  placed?: 'plain' | 'Ditetapkan' | 'Dikeluarkan';
  /** Place and date stand above the addressees. */
  isDatedAbove?: boolean;
  /** Post and name of the signer in capitals, without staff number. */
  inCapitals?: boolean;
  /** BAB and Pasal in the middle of the line. */
  centresHeadings?: boolean;
  /** Two who sign beside each other, as they stand from the left. */
  parties?: readonly [PartyRole, PartyRole];
  /** The parties are data (resources/naskah-dinas/parties.ts), and there may be more than two. */
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
    placed: 'plain',
  },
  pernyataan: {
    label: { id: 'Pernyataan atau keterangan', en: 'Statement or certificate' },
    head: 'title',
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

/** What is stored, as one of the arrangements; a nota where there is none. */
export const arrangementOf = (value: unknown): Arrangement =>
  arrangements.find((arrangement) => arrangement === value) ?? 'nota';

type Signer = {
  positionName: string;
  personName: string | null;
  npp?: string | null;
  onBehalfOf?: string | null;
};

type OnPaper = {
  arrangement: Arrangement;
  kindName: string;
  letterhead: { name: string } | null;
  place: string;
  scriptDate: string | null;
  signer: Signer | null;
  secondParty?: SecondParty | null;
  /** As stated; none where the letter states none, left out where paper was printed before they were data. */
  contractParties?: readonly ContractParty[] | null;
};

export type PaperForm = {
  layout: Layout;
  title: string;
  /** "ANTARA …" and "DAN …" below the title, in lines; empty where it names nobody. */
  between: string;
  /** Before the number: "Nomor: " or "NOMOR ". */
  numberLabel: string;
  authority: string;
  dateText: string;
  placeAndDate: string;
  /** Place and date at the signature, in lines; empty where they stand elsewhere. */
  placed: string;
  signer: SignerLines | null;
  /** Instead of `signer`, from the left. */
  parties: PartyLines[];
};

/** Takes what a letter says of itself, gives the words around its text, as they are printed. */
export function paperForm(letter: OnPaper): PaperForm {
  const layout = layoutOf(letter.arrangement);
  const company = letter.letterhead?.name.trim() ?? '';
  const ofBoard = layout.hasAuthority === true && /\bdireksi$/i.test(letter.kindName.trim());
  const dateText = longDate(letter.scriptDate ?? '');
  const placeAndDate = [letter.place, dateText].filter(Boolean).join(', ');
  const signer = letter.signer && signerLines(letter.signer, layout.inCapitals === true);
  return {
    layout,
    title: (ofBoard ? `${letter.kindName} ${company}` : letter.kindName).trim().toUpperCase(),
    between: layout.namesParties && letter.contractParties ? betweenLines(partiesOf(letter)) : '',
    numberLabel: layout.head === 'title' ? 'NOMOR ' : 'Nomor: ',
    authority: layout.hasAuthority ? authorityOf(ofBoard, company, letter.signer) : '',
    dateText,
    placeAndDate,
    placed: placedLines(layout, letter.place, dateText, placeAndDate),
    signer,
    parties: layout.isOfParties
      ? partiesOf(letter).map((party, index, all) =>
          linesOfParty(layout.parties ?? [], party, signer, all.slice(0, index)),
        )
      : (layout.parties ?? []).map((party) => partyLines(party, signer, company, letter.secondParty)),
  };
}

/** What a letter's tag `{{para_pihak}}` stands for; nothing in kinds without parties. */
export const partyTag = (
  letter: Pick<OnPaper, 'arrangement' | 'letterhead' | 'secondParty' | 'contractParties'>,
  { dari, jabatan, npp }: { dari: string | null; jabatan: string | null; npp: string | null },
): string[] =>
  layoutOf(letter.arrangement).isOfParties
    ? partyIntroductions(
        partiesOf({ ...letter, signer: { positionName: jabatan ?? '', personName: dari, npp } }),
      )
    : [];

function authorityOf(ofBoard: boolean, company: string, signer: Signer | null): string {
  if (ofBoard) return `${['DIREKSI', company.toUpperCase()].filter(Boolean).join(' ')},`;
  return signer ? `${signer.positionName.toUpperCase()},` : '';
}

function placedLines(layout: Layout, place: string, dateText: string, placeAndDate: string): string {
  if (!layout.placed) return '';
  if (layout.placed === 'plain') return placeAndDate;
  return `${layout.placed} ${place ? `di ${place}\n` : ''}pada tanggal ${dateText}`;
}

const signerLines = (signer: Signer, inCapitals: boolean): SignerLines => ({
  onBehalfOf: signer.onBehalfOf ?? '',
  post: signer.positionName && `${inCapitals ? signer.positionName.toUpperCase() : signer.positionName},`,
  name: (inCapitals ? signer.personName?.toUpperCase() : signer.personName) ?? '',
  npp: inCapitals ? '' : (signer.npp ?? ''),
});
