import type { AttachmentInput } from '../../../../domain/letters/attachment.ts';
import type { Arrangement } from '../../../../domain/letters/layouts.ts';
import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';
import { type LetterState, newLetter } from '../../../../domain/letters/letter-life.ts';
import type {
  Cosigner,
  Person,
  Recipient,
  RecipientInput,
  ReviewStatus,
} from '../../../../domain/letters/letter-people.ts';
import { isGroup, type OutgoingBlock } from '../../../../domain/letters/outgoing.ts';
import { type IncomingDraft, incomingDraftOf, withFlowBlanks } from '../incoming/incoming-draft.ts';
import { ownName, type SignerDraft, signerDraftOf, signerInputOf } from '../signer/identity-draft.ts';

export type DraftAttachment = {
  /** Known before the server has given it an id. */
  key: string;
  id?: string;
  title: string;
  fileName: string;
  size: number;
  isDocument: boolean;
  /** base64, until the server has it. */
  content?: string;
  /** Upload complete; the next save attaches it to the letter. */
  uploadId?: string;
};

export type DraftReviewer = Person & {
  status: ReviewStatus;
  reviewOrder: number;
  /** Neighbours of one number are asked at once. */
  reviewGroup?: number | undefined;
  note: string | null;
  decidedAt?: string | null;
  heldBy?: string | null;
};

export type DraftCosigner = Person & Pick<Cosigner, 'delegations' | 'onBehalfOf'>;

type Plain = Omit<
  LetterInput,
  | 'id'
  | 'cosigners'
  | 'version'
  | 'senderId'
  | 'senderPositionId'
  | 'receivers'
  | 'ccs'
  | 'reviewers'
  | 'attachments'
  | 'internalToExternal'
  | keyof IncomingDraft
  | keyof SignerDraft
>;

/** The letter in the wizard: what is sent, plus the names shown for it. */
export type Draft = Plain &
  IncomingDraft &
  SignerDraft & {
    id: string;
    state: LetterState;
    kindName: string | null;
    subTypeName: string | null;
    arrangement: Arrangement | null;
    securityName: string | null;
    archiveName: string | null;
    referenceTitle: string | null;
    archiveReferenceTitle: string | null;
    /** Number and date of the letter it answers. */
    answered?: string | null;
    sender: Person | null;
    /** What the server says of who signs, as it was last saved. */
    signerAdvice?: string | null;
    /** Device copies from before this field existed lack it. */
    cosigners?: DraftCosigner[];
    receivers: Recipient[];
    ccs: Recipient[];
    /** Receivers outside; kept while another flow is chosen, so that switching back loses nothing. */
    internalToExternal: OutgoingBlock | null;
    reviewers: DraftReviewer[];
    attachments: DraftAttachment[];
  };

/** Still uploading: saves leave it out. */
export const isOnItsWay = (file: DraftAttachment): boolean => !file.id && !file.uploadId;

/** A letter nobody has written yet. */
export const emptyDraft = (id: string, today: string): Draft => ({
  id,
  state: newLetter,
  concern: 'internal',
  from: 'internal',
  naskahDinasParentCategoryId: null,
  naskahDinasCategoryId: null,
  place: null,
  subject: '',
  contentMode: 'editor',
  content: '',
  coverContent: '',
  scriptDate: today,
  urgency: 'BIASA',
  referenceId: null,
  archiveReferenceId: null,
  permissionClassificationId: null,
  archiveClassificationId: null,
  letterheadId: null,
  showSenderName: true,
  anyReviewer: 'tidakAda',
  kindName: null,
  subTypeName: null,
  arrangement: null,
  securityName: null,
  archiveName: null,
  referenceTitle: null,
  archiveReferenceTitle: null,
  sender: null,
  cosigners: [],
  receivers: [],
  ccs: [],
  internalToExternal: null,
  contract: null,
  ...ownName,
  number: null,
  externalToInternal: null,
  reviewers: [],
  attachments: [],
});

export const draftOf = (letter: Letter): Draft => ({
  id: letter.id,
  state: letter.state,
  concern: letter.concern,
  from: letter.from,
  naskahDinasParentCategoryId: letter.naskahDinasParentCategoryId,
  naskahDinasCategoryId: letter.naskahDinasCategoryId,
  place: letter.place,
  subject: letter.subject,
  contract: letter.contract ?? null,
  contentMode: letter.contentMode,
  content: letter.content,
  coverContent: letter.coverContent,
  scriptDate: letter.scriptDate,
  urgency: letter.urgency,
  referenceId: letter.referenceId,
  archiveReferenceId: letter.archiveReferenceId,
  permissionClassificationId: letter.permissionClassificationId,
  archiveClassificationId: letter.archiveClassificationId,
  letterheadId: letter.letterheadId,
  showSenderName: letter.showSenderName,
  anyReviewer: letter.anyReviewer,
  kindName: letter.naskahDinasParentCategoryName,
  subTypeName: letter.naskahDinasCategoryName,
  arrangement: letter.arrangement,
  securityName: letter.permissionClassificationName,
  archiveName:
    [letter.archiveClassificationCode, letter.archiveClassificationName].filter(Boolean).join(' ') || null,
  referenceTitle: letter.referenceTitle,
  archiveReferenceTitle: letter.archiveReferenceTitle,
  answered: letter.paper.tags.naskah_dibalas ?? null,
  sender: letter.sender,
  signerAdvice: letter.signerAdvice ?? null,
  cosigners: (letter.cosigners ?? []).map(cosignerOf),
  receivers: letter.receivers,
  ccs: letter.ccs,
  internalToExternal: letter.internalToExternal,
  ...incomingDraftOf(letter),
  ...signerDraftOf(letter),
  reviewers: byOrder(letter.reviewers),
  attachments: byPosition(letter.attachments).map(({ id, title, fileName, size, isDocument }) => ({
    key: id,
    id,
    title,
    fileName,
    size,
    isDocument,
  })),
});

/** A reviewer who has decided stays as they are (SPEC A4). */
export const isDecided = (reviewer: { status: ReviewStatus }): boolean => reviewer.status !== null;

/** A save request; `newFiles` maps positions to new files. */
export type Outgoing = { input: LetterInput; newFiles: Map<number, string> };

/**
 * Builds the save request. Sends reviewers only when there are any (SPEC A5), decided ones after new ones (SPEC
 * A4). Files still uploading follow with a later save.
 */
export function inputOf(draft: Draft, version?: number): Outgoing {
  const { files, ...rest } = filesToSend(draft.attachments);
  return {
    ...rest,
    input: withFlowBlanks(
      {
        id: draft.id,
        ...(version !== undefined && { version }),
        concern: draft.concern,
        from: draft.from,
        naskahDinasParentCategoryId: draft.naskahDinasParentCategoryId,
        naskahDinasCategoryId: draft.naskahDinasCategoryId,
        place: draft.place,
        subject: draft.subject,
        contract: draft.contract,
        contentMode: draft.contentMode,
        content: draft.content,
        coverContent: draft.coverContent,
        scriptDate: draft.scriptDate,
        urgency: draft.urgency,
        referenceId: draft.referenceId,
        archiveReferenceId: draft.archiveReferenceId,
        permissionClassificationId: draft.permissionClassificationId,
        archiveClassificationId: draft.archiveClassificationId,
        letterheadId: draft.letterheadId,
        senderId: draft.sender?.userId ?? null,
        senderPositionId: draft.sender?.userPositionId ?? null,
        showSenderName: draft.showSenderName,
        ...signerInputOf(draft),
        cosigners: (draft.cosigners ?? []).map(({ userId, userPositionId, delegations }) => ({
          ...{ userId, userPositionId, delegations },
        })),
        anyReviewer: draft.anyReviewer,
        receivers: draft.receivers.map(recipientOf),
        ccs: draft.ccs.map(recipientOf),
        // Device copies from before this field existed lack it.
        internalToExternal: draft.internalToExternal ?? null,
        reviewers: draft.anyReviewer === 'ada' ? reviewersToSend(draft.reviewers) : [],
        attachments: files,
      },
      draft,
    ),
  };
}

/**
 * Puts the server's file ids into the present draft; gives the same draft where all its files have theirs, so that
 * it is not drawn anew. New files are identified by position, which each save numbers again.
 */
export function settleFiles({ input, newFiles }: Outgoing, answer: Letter): (current: Draft) => Draft {
  const known = new Set(input.attachments.map((file) => file.id));
  const idOf = new Map<string | undefined, string>(
    answer.attachments
      .filter((file) => !known.has(file.id))
      .map((file) => [newFiles.get(file.positionOrder), file.id]),
  );
  return (current) =>
    current.attachments.every(isSettled)
      ? current
      : {
          ...current,
          attachments: current.attachments.map(({ content, uploadId, ...file }) => {
            const id = file.id ?? idOf.get(file.key);
            return id ? { ...file, id } : { ...file, content, uploadId };
          }),
        };
}

const isSettled = ({ id, content, uploadId }: DraftAttachment): boolean =>
  id !== undefined && content === undefined && uploadId === undefined;

const cosignerOf = ({ delegations, onBehalfOf, ...cosigner }: Cosigner): DraftCosigner => ({
  ...personOf(cosigner),
  ...{ delegations, onBehalfOf },
  personName: cosigner.personName,
  positionName: cosigner.positionName,
  unitName: cosigner.unitName,
});

const personOf = ({ userId, userPositionId, showUserName, delegationId }: Person) => ({
  userId,
  userPositionId,
  showUserName,
  ...(delegationId && { delegationId }),
});

const reviewerOf = ({ reviewGroup, ...reviewer }: DraftReviewer) => ({
  ...personOf(reviewer),
  ...(reviewGroup && { reviewGroup }),
});

const recipientOf = (recipient: Recipient): RecipientInput =>
  isGroup(recipient)
    ? { isGroup: true, groupId: recipient.groupId }
    : { ...personOf(recipient), ...(recipient.isWholePost && { isWholePost: true }) };

function reviewersToSend(reviewers: DraftReviewer[]): LetterInput['reviewers'] {
  const decided = byOrder(reviewers.filter(isDecided));
  const after = Math.max(0, ...decided.map((reviewer) => reviewer.reviewOrder));
  const open = reviewers.filter((reviewer) => !isDecided(reviewer));
  return [
    ...open.map((reviewer, index) => ({ ...reviewerOf(reviewer), reviewOrder: after + index + 1 })),
    ...decided.map((reviewer) => ({ ...reviewerOf(reviewer), reviewOrder: reviewer.reviewOrder })),
  ];
}

function filesToSend(attachments: DraftAttachment[]) {
  const files: AttachmentInput[] = [];
  const newFiles = new Map<number, string>();
  attachments.forEach(({ key, id, title, fileName, isDocument, uploadId }, index) => {
    const positionOrder = index + 1;
    // Titles must not be empty; a half-typed title must not block saving the draft.
    const common = { title: title.trim() || fileName, positionOrder, isDocument };
    if (id) files.push({ id, ...common });
    else if (uploadId) {
      newFiles.set(positionOrder, key);
      files.push({ ...common, uploadId });
    }
  });
  return { files, newFiles };
}

const byOrder = <T extends { reviewOrder: number }>(items: T[]): T[] =>
  items.toSorted((a, b) => a.reviewOrder - b.reviewOrder);
const byPosition = <T extends { positionOrder: number }>(items: T[]): T[] =>
  items.toSorted((a, b) => a.positionOrder - b.positionOrder);
