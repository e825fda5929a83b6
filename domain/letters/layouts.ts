import { type Arrangement, arrangements } from './arrangement-names.ts';
import type { PartyRole } from './party-lines.ts';

export { type Arrangement, arrangements } from './arrangement-names.ts';

// Layout of each kind of paper without contents.

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
  /** Terms that carry on a sentence stand further in than it. */
  insetsDetails?: boolean;
  /** These are not bold. */
  hasLightHeadings?: boolean;
  /** Two signers side by side, from the left. */
  parties?: readonly [PartyRole, PartyRole];
  /** The parties are data (domain/letters/parties.ts), and there may be more than two. */
  isOfParties?: boolean;
  /** Below who signs. */
  closingNote?: string;
  /** ANTARA … DAN … in the title. */
  namesParties?: boolean;
  /** The parties' marks stand beside the title, in place of a letterhead; numbers below the subject. */
  hasMarks?: boolean;
  /** The subject is the title: "ADENDUM PERTAMA ATAS …". */
  isTitledBySubject?: boolean;
  /** What the first party is called, where it is not PIHAK PERTAMA. */
  firstParty?: string;
  /** Boxes at the foot of each page, where the parties initial it. */
  hasInitials?: boolean;
  /** Witnesses may sign below the parties. */
  hasWitnesses?: boolean;
  /** Signatures have no staff numbers. */
  hasNoStaffNumbers?: boolean;
  /** In points below the letterhead's size, 10 at least. */
  smallerBy?: number;
  /** The parties decide as one: their posts are in the title, and sign in capitals. */
  decidesTogether?: boolean;
};

/** What both parties to an agreement sign. */
const agreement = {
  head: 'title',
  hasSubject: true,
  centresHeadings: true,
  isOfParties: true,
  namesParties: true,
  hasMarks: true,
  hasInitials: true,
  hasNoStaffNumbers: true,
  smallerBy: 1,
  firstParty: 'PIHAK KESATU',
  parties: inTwoBy(
    { role: 'PIHAK KESATU', hasInstitution: true },
    { role: 'PIHAK KEDUA', hasInstitution: true, hasDutyStamp: true },
  ).first,
} as const satisfies Layout;

const layouts = {
  nota: { head: 'memo', insetsDetails: true },
  surat: { head: 'address', insetsDetails: true },
  keputusan: {
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  peraturan: {
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Ditetapkan',
    inCapitals: true,
    centresHeadings: true,
    hasLightHeadings: true,
  },
  pedoman: {
    head: 'title',
    hasSubject: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  instruksi: {
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Dikeluarkan',
    inCapitals: true,
  },
  edaran: {
    head: 'title',
    isAddressed: true,
    hasSubject: true,
    placed: 'Ditetapkan',
    inCapitals: true,
  },
  pengumuman: {
    head: 'title',
    hasSubject: true,
    placed: 'Dikeluarkan',
    inCapitals: true,
  },
  penugasan: {
    head: 'title',
    isNumberedAsLetter: true,
    placed: 'plain',
  },
  pernyataan: {
    head: 'title',
    insetsDetails: true,
    isNumberedAsLetter: true,
    placed: 'plain',
  },
  kuasa: {
    head: 'title',
    placed: 'plain',
    parties: inTwoBy({ role: 'PEMBERI KUASA', hasDutyStamp: true }, { role: 'PENERIMA KUASA' }).second,
  },
  pengantar: {
    head: 'title',
    isNumberedAsLetter: true,
    isAddressed: true,
    isDatedAbove: true,
    closingNote: 'Dibuat dua lembar. Lembar kedua mohon dikembalikan kepada pengirim setelah ditandatangani.',
    parties: inTwoBy(
      { role: 'Pengirim' },
      {
        role: 'Penerima',
        blanks: ['Diterima tanggal', 'Jabatan', 'Tanda tangan', 'Nama', 'Nomor pegawai', 'Telepon'],
      },
    ).second,
  },
  'keputusan-bersama': {
    head: 'title',
    hasSubject: true,
    hasAuthority: true,
    placed: 'Ditetapkan',
    inCapitals: true,
    isOfParties: true,
    decidesTogether: true,
    parties: inTwoBy({ role: '', hasInstitution: true }, { role: '', hasInstitution: true }).first,
  },
  'berita-acara': {
    head: 'title',
    hasSubject: true,
    isOfParties: true,
    hasWitnesses: true,
    parties: inTwoBy(
      { role: 'PIHAK PERTAMA', hasInstitution: true },
      { role: 'PIHAK KEDUA', hasInstitution: true },
    ).first,
  },
  perjanjian: agreement,
  adendum: { ...agreement, isTitledBySubject: true },
} as const satisfies Record<Arrangement, Layout>;

/**
 * The layout of a kind of paper.
 * @param edition which a signed paper was set by; the current one where omitted
 */
export const layoutOf = (arrangement: Arrangement, edition = paperEdition): Layout =>
  edition < 3 ? beforeMarks(layouts[arrangement]) : layouts[arrangement];

/** Counted up when a rule of the paper changes words or marks; what is signed keeps the one it was printed by. */
export const paperEdition = 5;

/** Agreements had a letterhead, PIHAK PERTAMA and no room for initials; details stood at the text's edge. */
const beforeMarks = ({
  insetsDetails,
  hasMarks,
  hasInitials,
  hasNoStaffNumbers,
  smallerBy,
  firstParty,
  ...layout
}: Layout): Layout => layout;

/** The size of a kind's text in points, on a letterhead of that size. */
export const sizeOf = ({ smallerBy = 0 }: Layout, size: number): number =>
  smallerBy > 0 ? Math.max(10, size - smallerBy) : size;

/** Whether a kind speaks for the board: "Keputusan Direksi", not "Keputusan Kepala Divisi". */
export const isOfBoard = ({ hasAuthority }: Layout, kindName: string): boolean =>
  hasAuthority === true && /\bdireksi$/i.test(kindName.trim());

/** Parses a stored arrangement; default: nota. */
export const arrangementOf = (value: unknown): Arrangement =>
  arrangements.find((arrangement) => arrangement === value) ?? 'nota';
