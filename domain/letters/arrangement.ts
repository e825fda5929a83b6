import type { Adjustments } from './adjustments-schema.ts';
import { type AdjustedPaper, adjustedPaper, hasNumberInCapitals } from './arrangement-adjustments.ts';
import type { ContractParty, Witness } from './contract.ts';
import { type Arrangement, isOfBoard, type Layout, layoutOf, paperEdition } from './layouts.ts';
import {
  type Party,
  type PrintedCosigner,
  partiesOf,
  partyIntroductions,
  type SecondParty,
} from './parties.ts';
import {
  betweenLines,
  deciders,
  inCapitals,
  linesOfParty,
  type PartyLines,
  partyLines,
  postInCapitals,
  type SignerLines,
  type WitnessLines,
  withDutyStamp,
  withoutTitles,
  witnessLines,
} from './party-lines.ts';
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
  /** Who sign below the parties, by hand. */
  witnesses?: readonly Witness[] | undefined;
  /** Printed before the paper had editions: its lines stay as they were. */
  isOldForm?: boolean;
  /** Which a signed paper was set by (layouts.ts); omitted for the current one. */
  edition?: number | undefined;
  subject?: string;
};

/** From this one on, further signatures are shown in the file where their signers' names stand. */
export const editionOfShownSignatures = 3;

/** From this one on, parties that are stated are introduced with their signers' staff numbers. */
const editionOfStatedStaffNumbers = 4;

/** From this one on, no party of an agreement is introduced with a staff number, stated or not. */
const editionOfAgreedIntroductions = 5;

export type PaperForm = AdjustedPaper & {
  layout: Layout;
  title: string;
  /** The kind, then whose it is. */
  titleInLines: string;
  /** "ANTARA …" and "DAN …" below the title, or who decide together, in lines; empty without names. */
  between: string;
  /** The parties' own numbers, below ours. */
  otherNumbers: string[];
  /** Whose initials each page has room for. */
  initials: string[];
  witnesses: WitnessLines[];
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
  /** Annexes are signed again; not where several sign in the file, which is signed as a whole. */
  signsAnnexes: boolean;
};

export function paperForm(letter: OnPaper): PaperForm {
  const layout = layoutOf(letter.arrangement, letter.edition ?? (letter.isOldForm ? 1 : paperEdition));
  const adjusted = adjustedPaper(layout, letter.adjustments);
  const company = letter.letterhead?.name.trim() ?? '';
  const ofBoard = isOfBoard(layout, letter.kindName);
  const kind = [letter.kindName.trim(), ofBoard ? company : ''].filter(Boolean);
  const dateText = longDate(letter.scriptDate ?? '');
  const placeAndDate = [letter.place, dateText].filter(Boolean).join(', ');
  const stated = layout.isOfParties ? partiesOf({ ...letter, firstParty: adjusted.labels.firstParty }) : [];
  const signer = letter.signer && signerLines(letter.signer, layout.inCapitals === true, letter.isOldForm);
  const parties = layout.isOfParties
    ? partiesSigning(layout, stated, signer, letter)
    : ofBoard && letter.cosigners?.length
      ? directorsSigning(signer, letter)
      : (layout.parties ?? []).map((party) => partyLines(party, signer, company, letter.secondParty, letter));
  return {
    ...adjusted,
    layout,
    title: titleOf(layout, letter, kind.join(' ')).toUpperCase(),
    titleInLines: titleOf(layout, letter, kind.join('\n')).toUpperCase(),
    between: betweenOf(layout, letter.contractParties ? stated : []),
    otherNumbers: stated.flatMap(({ isOurs, number }) => (isOurs || !number ? [] : [number])),
    initials: layout.hasInitials ? stated.map(({ role }) => role) : [],
    witnesses: layout.hasWitnesses ? witnessLines(letter.witnesses ?? []) : [],
    numberLabel: numberLabel(layout, letter.isOldForm === true, adjusted.labels.number),
    authority: layout.decidesTogether
      ? deciders(stated).join('\n').replace(/.$/, '$&,')
      : layout.hasAuthority
        ? authorityOf(ofBoard, company, letter.signer)
        : '',
    dateText,
    placeAndDate,
    placed: placedLines(layout, letter.place, dateText, placeAndDate),
    signer,
    parties,
    signsAnnexes: layout.hasAuthority === true && !parties.some(({ isCosigner }) => isCosigner),
  };
}

/** The value of a letter's tag `{{para_pihak}}`; empty in kinds without parties. */
export const partyTag = (
  letter: Pick<
    OnPaper,
    'arrangement' | 'letterhead' | 'secondParty' | 'contractParties' | 'cosigners' | 'adjustments' | 'edition'
  >,
  { dari, jabatan, npp }: { dari: string | null; jabatan: string | null; npp: string | null },
): string[] => {
  const layout = layoutOf(letter.arrangement, letter.edition);
  if (!layout.isOfParties) return [];
  const { firstParty } = adjustedPaper(layout, letter.adjustments).labels;
  const signer = { positionName: jabatan ?? '', personName: dari, npp };
  const edition = letter.edition ?? paperEdition;
  const statesStaffNumbers = !layout.hasNoStaffNumbers && edition >= editionOfStatedStaffNumbers;
  const isAgreed = layout.hasNoStaffNumbers && edition >= editionOfAgreedIntroductions;
  const parties = partiesOf({ ...letter, firstParty, statesStaffNumbers, signer });
  // One typed by hand may be of another kind that the letter was before.
  return partyIntroductions(
    parties.map((party) =>
      statesStaffNumbers || (!isAgreed && (party.isOurs || party.cosigner)) ? party : { ...party, npp: '' },
    ),
  );
};

/** "ADENDUM PERTAMA ATAS …" is the subject, before it the kind where the subject does not begin with it. */
function titleOf(layout: Layout, { subject }: OnPaper, kind: string): string {
  if (!layout.isTitledBySubject) return kind;
  const words = (subject ?? '').trim();
  return words.toLowerCase().startsWith(kind.toLowerCase()) ? words : `${kind} ${words}`.trim();
}

function betweenOf(layout: Layout, parties: readonly Party[]): string {
  if (layout.decidesTogether) return deciders(parties).join('\n');
  return layout.namesParties && parties.length > 0 ? betweenLines(parties) : '';
}

function partiesSigning(
  layout: Layout,
  stated: readonly Party[],
  signer: SignerLines | null,
  letter: OnPaper,
): PartyLines[] {
  const roles = layout.parties ?? [];
  const lines = stated
    .map((party, index) => linesOfParty(roles, party, signer, stated.slice(0, index), letter))
    .map((party) => (layout.hasNoStaffNumbers ? { ...party, npp: '' } : party));
  return withDutyStamp(roles, layout.decidesTogether ? lines.map(inCapitals) : lines);
}

/** Directors of one company: each by post, without the company that the title names. */
const directorsSigning = (signer: SignerLines | null, letter: OnPaper): PartyLines[] =>
  partiesOf({ ...letter, secondParty: null, contractParties: null }).map((director) => ({
    ...inCapitals(linesOfParty([], director, signer, [], letter)),
    institution: '',
  }));

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

const signerLines = (signer: Signer, isInCapitals: boolean, isOldForm = false): SignerLines => ({
  onBehalfOf:
    isInCapitals && !isOldForm
      ? (signer.onBehalfOf ?? '').split('\n').map(postInCapitals).join('\n')
      : (signer.onBehalfOf ?? ''),
  post:
    signer.positionName &&
    `${isInCapitals ? (isOldForm ? signer.positionName.toUpperCase() : postInCapitals(signer.positionName)) : signer.positionName},`,
  name:
    (isInCapitals
      ? (isOldForm ? signer.personName : withoutTitles(signer.personName ?? ''))?.toUpperCase()
      : signer.personName) ?? '',
  npp: isInCapitals ? '' : (signer.npp ?? ''),
});
