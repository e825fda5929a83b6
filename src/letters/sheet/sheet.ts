import type { Adjustments } from '../../../domain/letters/adjustments-schema.ts';
import { attachmentNote, splitAnnexes } from '../../../domain/letters/annexes.ts';
import { editionOfShownSignatures, type PaperForm, partyTag } from '../../../domain/letters/arrangement.ts';
import { confidentialityNotice } from '../../../domain/letters/confidentiality-notice.ts';
import type { ContractParty, Witness } from '../../../domain/letters/contract.ts';
import { type Arrangement, arrangementOf } from '../../../domain/letters/layouts.ts';
import {
  type Letter,
  type PaperLetterhead,
  type SheetFacts,
  urgencies,
} from '../../../domain/letters/letter.ts';
import type { Person } from '../../../domain/letters/letter-people.ts';
import { openPlaces } from '../../../domain/letters/open-places.ts';
import type { PrintedCosigner, SecondParty } from '../../../domain/letters/parties.ts';
import { tagValuesOf } from '../../../domain/letters/tag-values.ts';
import { isBlankHtml, type TagValues } from '../../../domain/letters/tags.ts';

export type SheetAttachment = { title: string } & Partial<NonNullable<SheetFacts['attachments']>[number]>;
export type SheetRow = PaperForm['rows'][number] & { values: string[] };
export type SheetSigner = {
  positionName: string;
  personName: string | null;
  npp?: string | null;
  /** ISO timestamp; null while unsigned. */
  signedAt: string | null;
  /** The line above the position: "a.n. Direktur Utama". */
  onBehalfOf?: string | null;
  /** The QR code of the public check. */
  qr?: SheetFacts['qr'];
};

/** Everything the sheet shows, as plain data. `sheetOf` makes it of a letter. */
export type SheetLetter = {
  id: string;
  letterhead: PaperLetterhead | null;
  /** Printed in capitals above the number. */
  kindName: string;
  /** Null until signing. */
  number: string | null;
  arrangement: Arrangement;
  /** What an administrator changed of the kind. */
  adjustments?: Adjustments | null;
  /** Printed before the paper had editions (domain/letters/arrangement.ts). */
  isOldForm?: boolean;
  /** Which rules a signed one was printed by. */
  edition?: number | undefined;
  /** Who signs beside us, in kinds of two parties. */
  secondParty?: SecondParty | null;
  /** Of a contract, as stated. */
  contractParties?: readonly ContractParty[] | null;
  /** Who signs electronically after the signer, in order. */
  cosigners?: readonly PrintedCosigner[];
  /** The other parties' logos by content hash, beside the title of an agreement. */
  partyMarks?: readonly { name: string; logo: string }[];
  /** Who sign below the parties, by hand. */
  witnesses?: readonly Witness[];
  /** Names of those are shown with their signatures, by the paper's edition. */
  showsSigned?: boolean;
  to: string[];
  /** Address of an external receiver, below the names; line breaks are preserved. */
  address?: string;
  from: string;
  subject: string;
  attachmentNote: string;
  /** "Segera"; empty where none is said. */
  urgencyName: string;
  place: string;
  /** ISO date. */
  scriptDate: string | null;
  bodyHtml: string;
  /** Naskah pengantar, before the letter; empty when there is none, or when it is the letter itself. */
  coverHtml: string;
  /** The uploaded document the letter covers. */
  document: SheetFacts['document'];
  tagValues: TagValues;
  signer: SheetSigner | null;
  ccs: string[];
  /** Below the signature, each with what binds it to the letter, where that is printed. */
  attachments: SheetAttachment[];
  notice: string;
};

/** A person as printed: by name where requested, else by post (SPEC A4). */
export const printedName = ({
  showUserName,
  personName,
  positionName,
  delegationId,
}: Pick<Person, 'showUserName' | 'personName' | 'positionName' | 'delegationId'>): string => {
  if (showUserName) return personName;
  // A letter is addressed to the post, even when a delegate opens it.
  return delegationId ? positionName.replace(/^a\.n\. /, '') : positionName;
};

type LetterOnPaper = Pick<
  Letter,
  | 'id'
  | 'number'
  | 'arrangement'
  | 'urgency'
  | 'subject'
  | 'place'
  | 'scriptDate'
  | 'content'
  | 'coverContent'
  | 'contentMode'
  | 'signedAt'
  | 'permissionClassificationName'
> & { attachments: { title: string; isDocument: boolean }[] };

/**
 * Builds the sheet from a letter or a draft. With an uploaded document the naskah pengantar is the sheet's text.
 */
export function sheetOf(letter: LetterOnPaper, paper: SheetFacts): SheetLetter {
  const attachments = letter.attachments.filter((attachment) => !attachment.isDocument);
  const isUpload = letter.contentMode === 'upload';
  const isOldForm = letter.signedAt !== null && paper.edition === undefined;
  const edition = letter.signedAt === null ? undefined : (paper.edition ?? 1);
  const { annexes } = splitAnnexes(isUpload || isOldForm ? '' : letter.content);
  const note = attachmentNote(attachments.length, annexes.length);
  const { signer, to, ccs } = paper;
  const urgencyName = urgencies.find(({ value }) => value === letter.urgency)?.label.id ?? '';
  const arrangement = arrangementOf(paper.arrangement ?? letter.arrangement);
  return {
    id: letter.id,
    letterhead: paper.letterhead,
    kindName: paper.kindName,
    number: letter.number,
    arrangement,
    adjustments: paper.adjustments ?? null,
    isOldForm,
    edition,
    secondParty: paper.secondParty ?? null,
    contractParties: paper.contractParties ?? null,
    ...(paper.cosigners && {
      cosigners: paper.cosigners,
      showsSigned: letter.signedAt !== null && (paper.edition ?? 1) >= editionOfShownSignatures,
    }),
    ...(paper.partyMarks && { partyMarks: paper.partyMarks }),
    ...(paper.witnesses && { witnesses: paper.witnesses }),
    urgencyName,
    to,
    ...(paper.address && { address: paper.address }),
    from: paper.from,
    subject: letter.subject,
    attachmentNote: note,
    place: letter.place ?? '',
    scriptDate: letter.scriptDate,
    bodyHtml: isUpload ? letter.coverContent : letter.content,
    coverHtml: isUpload || isBlankHtml(letter.coverContent) ? '' : letter.coverContent,
    document: paper.document,
    tagValues: tagValuesOf({
      tags: paper.tags,
      ...{ to, ccs, urgencyName },
      subject: letter.subject,
      attachmentNote: note,
      place: letter.place ?? '',
      scriptDate: letter.scriptDate,
      number: letter.number,
      parties: partyTag({ ...paper, arrangement, edition }, paper.tags),
    }),
    signer: signer && { ...signer, signedAt: letter.signedAt, qr: paper.qr },
    ccs,
    attachments: attachments.map(({ title }, at) => {
      const bound = paper.attachments?.[at];
      return bound?.title === title ? bound : { title };
    }),
    notice: confidentialityNotice(letter.permissionClassificationName ?? ''),
  };
}

/** Open places of text, subject and place. */
export const openOn = ({ coverHtml, bodyHtml, tagValues, subject, place }: SheetLetter): string[] =>
  openPlaces(coverHtml + bodyHtml, tagValues, [subject, place]);

/** Rows of the head. Empty ones remain, so that the drafter sees what is missing; Sifat is said where there is one. */
export const headRows = (letter: SheetLetter, { rows, dateText }: PaperForm): SheetRow[] => {
  const values: Record<SheetRow['key'], string[]> = {
    to: letter.to,
    from: [letter.from],
    urgency: [letter.urgencyName],
    subject: [letter.subject],
    attachments: [letter.attachmentNote],
    date: [dateText],
  };
  return rows
    .filter(({ key }) => key !== 'urgency' || letter.urgencyName !== '')
    .map((row) => ({ ...row, values: values[row.key] }));
};

/** Takes a sheet's kind and subject, gives the name that screen readers say. */
export const sheetLabel = ({ kindName, subject }: Pick<SheetLetter, 'kindName' | 'subject'>): string =>
  `${kindName}: ${subject || 'tanpa hal'}`;
