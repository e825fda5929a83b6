/**
 * The letter between browser and server (SPEC A3, B1, B7). Types only: the schemas are in letter-schema.ts, so that
 * read-only screens load no validator.
 */

import type { Words } from '../../lib/language.ts';
import type { Attachment, AttachmentInput } from './attachment.ts';
import type { ContractFacts, ContractParty } from './contract.ts';
import type { Incoming, IncomingInput } from './incoming.ts';
import type { Arrangement } from './layouts.ts';
import type { LetterState, LetterTask } from './letter-life.ts';
import type { Person, Recipient, RecipientInput, Reviewer, ReviewerInput } from './letter-people.ts';
import type { OutgoingBlock, PartlyDispatched } from './outgoing.ts';
import type { SecondParty } from './parties.ts';
import type { SenderDelegationFields } from './signing-identity.ts';

export type Ref = { id: string; label: string };

export type Origin = 'internal' | 'external';
/** A letter's origin and destination (SPEC A3); outside to outside does not exist. */
export type Flow = 'internal-internal' | 'eksternal-internal' | 'internal-eksternal';
export const flowOf = ({ from, concern }: { from: Origin; concern: Origin }): Flow =>
  from === 'external'
    ? 'eksternal-internal'
    : concern === 'external'
      ? 'internal-eksternal'
      : 'internal-internal';
export const flowWords: Record<Flow, Words> = {
  'internal-internal': { id: 'Internal ke internal', en: 'Internal to internal' },
  'eksternal-internal': { id: 'Eksternal ke internal', en: 'External to internal' },
  'internal-eksternal': { id: 'Internal ke eksternal', en: 'Internal to external' },
};
export type ContentMode = 'editor' | 'upload';
export type AnyReviewer = 'ada' | 'tidakAda';

export type Urgency = 'BIASA' | 'SEGERA' | 'SANGAT_SEGERA' | 'KILAT';
export type Target = { workingDays: number } | { hours: number };
/** Target times by urgency (DOMAIN 3); when that is, target-time.ts says. */
export const urgencies: { value: Urgency; label: Words; target: Target }[] = [
  { value: 'BIASA', label: { id: 'Biasa', en: 'Normal' }, target: { workingDays: 5 } },
  { value: 'SEGERA', label: { id: 'Segera', en: 'Urgent' }, target: { hours: 48 } },
  { value: 'SANGAT_SEGERA', label: { id: 'Sangat Segera', en: 'Very urgent' }, target: { hours: 24 } },
  { value: 'KILAT', label: { id: 'Kilat', en: 'Immediate' }, target: { hours: 8 } },
];

/** The body of POST and PUT. A draft may omit nearly everything: see letter-schema.ts. */
export type LetterInput = Partial<SenderDelegationFields> & {
  /** Client-made, so that a repeated POST of the same draft is idempotent. */
  id?: string;
  /** PUT only: the version that was read. */
  version?: number;
  concern: Origin;
  from: Origin;
  /** jenis-naskah-dinas */
  naskahDinasParentCategoryId: string | null;
  /** sub-jenis-naskah-dinas */
  naskahDinasCategoryId: string | null;
  place: string | null;
  subject: string;
  contentMode: ContentMode;
  content: string;
  /** Naskah pengantar: a covering page before the letter; with an uploaded document it is the letter itself. */
  coverContent: string;
  /** YYYY-MM-DD */
  scriptDate: string | null;
  urgency: Urgency;
  referenceId: string | null;
  /** The archive item it refers to (SPEC A3). */
  archiveReferenceId: string | null;
  permissionClassificationId: string | null;
  archiveClassificationId: string | null;
  letterheadId: string | null;
  senderId: string | null;
  senderPositionId: string | null;
  showSenderName: boolean;
  /** A number booked beforehand, to be taken instead of the next (DOMAIN 5). */
  bookedNumberId?: string | null;
  anyReviewer: AnyReviewer;
  receivers: RecipientInput[];
  ccs: RecipientInput[];
  reviewers: ReviewerInput[];
  attachments: AttachmentInput[];
  /** Of a letter that leaves the company (SPEC A3). */
  internalToExternal?: OutgoingBlock | null;
  /** Parties and articles, of a contract (DOMAIN 9). */
  contract?: ContractFacts | null;
  /** The original number of a letter from outside; others get theirs at signing. */
  number?: string | null;
  /** Of a letter that came from outside (SPEC A3). */
  externalToInternal?: IncomingInput | null;
};

/** The reader's abilities now; the server refuses everything else. */
export type LetterAbilities = {
  edit: boolean;
  delete: boolean;
  submit: boolean;
  duplicate: boolean;
  /** Versions and comments: for the letter's authors, not its receivers. */
  seeMaking: boolean;
  /** Speak with the others on the draft. */
  comment: boolean;
  review: boolean;
  sign: boolean;
  /** Call a sent letter back for good; its number stays taken. */
  cancel?: boolean;
  /** Return it to the drafter with a note: the reviewer whose turn it is, and the signer. */
  giveBack: boolean;
  /** Change those who have not decided, while it is under review (SPEC A4). */
  editReviewers: boolean;
  /** Take it back before it is signed. */
  withdraw: boolean;
  /** Remind whoever has it. */
  nudge: boolean;
  respond: boolean;
  /** Send it out of the company and record that (SPEC B1.4). */
  dispatch: boolean;
  /** Correct where the paper of a registered letter lies. */
  correctPlace: boolean;
  /** Dispose what the own post received to posts below (DOMAIN 7). */
  dispose?: boolean;
  /** Who opened it and when; for letters above Biasa, open to the posts responsible (SPEC B3). */
  seeOpenings?: boolean;
};

/** What a holder does with a task. */
export const taskAbilities: Record<LetterTask, keyof LetterAbilities> = {
  review: 'review',
  sign: 'sign',
  revision: 'edit',
};

/** `content` is the designed letterhead; older papers have name and address only. */
export type PaperLetterhead = {
  name: string;
  address: string;
  content?: string | null;
  /** The hash of its file (logoAddress); without one only the name is shown. */
  logo?: string | null;
};

/** The paper's facts besides the text, decided once by the server for screen and PDF alike. */
export type PaperFacts = {
  letterhead: PaperLetterhead | null;
  /** Printed in capitals above the number. */
  kindName: string;
  /** The sender's post, with Plt. or Plh. before it. */
  from: string;
  to: string[];
  /** An outside receiver's place, below the names; omitted on letters that stay inside. */
  address?: string;
  ccs: string[];
  /** Values of the signer's tags, whether or not the name is printed below the letter. */
  tags: { dari: string | null; jabatan: string | null; npp: string | null };
  /** The uploaded document under this paper, named so that the paper's seal covers it too. */
  document: { name: string; size: string; sha256: string } | null;
  signer: {
    positionName: string;
    personName: string | null;
    npp: string | null;
    onBehalfOf: string | null;
  } | null;
  /** As printed; omitted before signing, when the subtype's current one applies. */
  arrangement?: Arrangement;
  /** Who signs beside us in kinds of two parties: the first receiver. */
  secondParty?: SecondParty | null;
  /** Of a contract, as stated. */
  contractParties?: ContractParty[] | null;
  /** The QR code of the public check, as an SVG path on a square of `size`; null while unsigned. */
  qr: { path: string; size: number } | null;
};

/** Another letter of a chain, as far as the reader may see it. */
export type LetterLink = {
  id: string;
  subject: string;
  number: string | null;
  state: LetterState;
  senderName: string | null;
  /** When it was signed, before that when it was last changed. */
  at: string;
};

export type Letter = Omit<
  LetterInput,
  | 'receivers'
  | 'ccs'
  | 'reviewers'
  | 'attachments'
  | 'id'
  | 'version'
  | 'internalToExternal'
  | 'externalToInternal'
  | 'number'
> & {
  id: string;
  version: number;
  isDraft: boolean;
  /** Saved again since it was begun. */
  isUpdateScript?: boolean;
  state: LetterState;
  /** ISO date the number was booked for; null when the next one is taken. */
  bookedDay?: string | null;
  number: string | null;
  signedAt: string | null;
  verifyCode: string | null;
  naskahDinasParentCategoryName: string | null;
  naskahDinasCategoryName: string | null;
  naskahDinasCategoryCode: string | null;
  arrangement: Arrangement | null;
  permissionClassificationName: string | null;
  permissionClassificationRank: number | null;
  archiveClassificationName: string | null;
  archiveClassificationCode: string | null;
  referenceTitle: string | null;
  /** Null also where its existence is not the reader's to know. */
  archiveReferenceTitle: string | null;
  /** The drafter. */
  userId: string;
  userName: string;
  userPositionId: string;
  /** The delegation by which the drafter wrote in another's post; null in their own. */
  userDelegationId?: string | null;
  userPositionName: string;
  sender: Person | null;
  /** The delegate who signed for the sender; absent where the sender did. */
  signedBy?: { userId: string; personName: string };
  receivers: Recipient[];
  ccs: Recipient[];
  internalToExternal: OutgoingBlock | null;
  externalToInternal: Incoming | null;
  reviewers: Reviewer[];
  attachments: Attachment[];
  /**
   * Who must act, since and until when; null for nobody. `personName` is the post's current holder ('' when
   * vacant), `named` the person on the letter when different (DOMAIN 6).
   */
  holder: {
    positionId: string;
    personName: string;
    positionName: string;
    since: string;
    dueAt?: string;
    named?: string | null;
  } | null;
  /** Signed, goes outside the company, and not dispatched yet (SPEC B1.4). */
  awaitsDispatch?: boolean;
  /** It has gone to some of those outside, not yet to all. */
  partlyDispatched?: PartlyDispatched | null;
  /** When its content was destroyed with its last archive item (DOMAIN 8); its metadata stays. */
  destroyedAt?: string | null;
  paper: PaperFacts;
  /** The letter that this one answers, and those that answer it (SPEC B1.5). */
  responseTo: LetterLink | null;
  responses: LetterLink[];
  /** Are there dispositions of it that the reader's post gave or received? */
  hasDispositions?: boolean;
  createdAt: string;
  updatedAt: string;
  can: LetterAbilities;
  /** Set when only another role entry of the reader reaches it: read-only, and all of `can` is off. */
  reachedBy?: ReachedBy;
};

export type ReachedBy = { entryId: string; label: string; page: string };

/** The greatest attachment, in bytes, and how many a letter may have. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, count: 20 } as const;
/** Up to this rank a class is open to everybody with the menu; above it only to people on the letter (SPEC B3). */
export const openRank = 1;
