import type { Adjustments } from './adjustments-schema.ts';
import { type AdjustedPaper, adjustedPaper, hasNumberInCapitals } from './arrangement-adjustments.ts';
import type { ContractParty } from './contract.ts';
import { type Arrangement, type Layout, layoutOf } from './layouts.ts';
import { type PrintedCosigner, partiesOf, partyIntroductions, type SecondParty } from './parties.ts';
import { betweenLines, linesOfParty, type PartyLines, partyLines, type SignerLines } from './party-lines.ts';
import { longDate } from './tags.ts';

// Layout of each kind of paper (DOMAIN 2, 3). Screen sheet and PDF share this table and the lines of `paperForm`,
// so that they cannot disagree.

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
  /** As stated; empty where the letter states none, omitted for papers printed before they were data. */
  contractParties?: readonly ContractParty[] | null;
  /** What an administrator changed of the kind. */
  adjustments?: Adjustments | null;
  /** Who signs electronically after the signer, in order. */
  cosigners?: readonly PrintedCosigner[] | undefined;
  /** Printed before the paper had editions: its lines stay as they were. */
  isOldForm?: boolean;
};

/** Counted up when a rule of the paper changes words or marks; what is signed keeps the one it was printed by. */
export const paperEdition = 3;
/** From this one on, further signatures are shown in the file where their signers' names stand. */
export const editionOfShownSignatures = 3;

export type PaperForm = AdjustedPaper & {
  layout: Layout;
  title: string;
  /** The kind, then whose it is. */
  titleInLines: string;
  /** "ANTARA …" and "DAN …" below the title, in lines; empty without names. */
  between: string;
  /** Before the number: "Nomor: " or "NOMOR ". */
  numberLabel: string;
  authority: string;
  dateText: string;
  placeAndDate: string;
  /** Place and date at the signature, in lines; empty where they are elsewhere. */
  placed: string;
  signer: SignerLines | null;
  /** Instead of `signer`, from the left. */
  parties: PartyLines[];
};

export function paperForm(letter: OnPaper): PaperForm {
  const layout = layoutOf(letter.arrangement);
  const adjusted = adjustedPaper(layout, letter.adjustments);
  const company = letter.letterhead?.name.trim() ?? '';
  const ofBoard = layout.hasAuthority === true && /\bdireksi$/i.test(letter.kindName.trim());
  const kind = [letter.kindName.trim(), ofBoard ? company : ''].filter(Boolean);
  const dateText = longDate(letter.scriptDate ?? '');
  const placeAndDate = [letter.place, dateText].filter(Boolean).join(', ');
  const signer = letter.signer && signerLines(letter.signer, layout.inCapitals === true, letter.isOldForm);
  return {
    ...adjusted,
    layout,
    title: kind.join(' ').toUpperCase(),
    titleInLines: kind.join('\n').toUpperCase(),
    between: layout.namesParties && letter.contractParties ? betweenLines(partiesOf(letter)) : '',
    numberLabel: numberLabel(layout, letter.isOldForm === true, adjusted.labels.number),
    authority: layout.hasAuthority ? authorityOf(ofBoard, company, letter.signer) : '',
    dateText,
    placeAndDate,
    placed: placedLines(layout, letter.place, dateText, placeAndDate),
    signer,
    parties: layout.isOfParties
      ? partiesOf(letter).map((party, index, all) =>
          linesOfParty(layout.parties ?? [], party, signer, all.slice(0, index), letter),
        )
      : (layout.parties ?? []).map((party) => partyLines(party, signer, company, letter.secondParty, letter)),
  };
}

/** The value of a letter's tag `{{para_pihak}}`; empty in kinds without parties. */
export const partyTag = (
  letter: Pick<OnPaper, 'arrangement' | 'letterhead' | 'secondParty' | 'contractParties' | 'cosigners'>,
  { dari, jabatan, npp }: { dari: string | null; jabatan: string | null; npp: string | null },
): string[] =>
  layoutOf(letter.arrangement).isOfParties
    ? partyIntroductions(
        partiesOf({ ...letter, signer: { positionName: jabatan ?? '', personName: dari, npp } }),
      )
    : [];

function numberLabel(layout: Layout, isOldForm: boolean, label: string): string {
  const inCapitals = hasNumberInCapitals(layout) || (isOldForm && layout.head === 'title');
  return inCapitals ? `${label.toUpperCase()} ` : `${label}: `;
}

function authorityOf(ofBoard: boolean, company: string, signer: Signer | null): string {
  if (ofBoard) return `${['DIREKSI', company.toUpperCase()].filter(Boolean).join(' ')},`;
  return signer ? `${postInCapitals(signer.positionName)},` : '';
}

function placedLines(layout: Layout, place: string, dateText: string, placeAndDate: string): string {
  if (!layout.placed) return '';
  if (layout.placed === 'plain') return placeAndDate;
  return `${layout.placed} ${place ? `di ${place}\n` : ''}pada tanggal ${dateText}`;
}

const signerLines = (signer: Signer, inCapitals: boolean, isOldForm = false): SignerLines => ({
  onBehalfOf:
    inCapitals && !isOldForm
      ? (signer.onBehalfOf ?? '').split('\n').map(postInCapitals).join('\n')
      : (signer.onBehalfOf ?? ''),
  post:
    signer.positionName &&
    `${inCapitals ? (isOldForm ? signer.positionName.toUpperCase() : postInCapitals(signer.positionName)) : signer.positionName},`,
  name:
    (inCapitals
      ? (isOldForm ? signer.personName : withoutTitles(signer.personName ?? ''))?.toUpperCase()
      : signer.personName) ?? '',
  npp: inCapitals ? '' : (signer.npp ?? ''),
});

/** Decisions name who signs them without titles before and degrees behind the name. */
export const withoutTitles = (name: string): string =>
  name.replace(/^(?:(?:Prof|Drs?|dr|drg|drh|Dra|Ir|K?H|Hj|apt)\.\s*)+/, '').replace(/,\s*\S.*$/, '');

/** "a.n. DIREKTUR UTAMA", "Plt. DIREKTUR KEUANGAN": only the post itself is in capitals. */
const postInCapitals = (line: string): string =>
  line.replace(/^((?:a\.n\.|u\.b\.|Plt\.|Plh\.)\s*)?(.*)$/, (_, how = '', post) => how + post.toUpperCase());
