/**
 * The letter as it travels between browser and server (SPEC A3, B1, B7). Types only: the schemas that check
 * them stand in letter-schema.ts, so that screens that only read do not load a validator.
 */
import type { Words } from '../field-kinds.ts';
import { say } from '../language.ts';
import type { Attachment, AttachmentInput } from './attachment.ts';
import type { Incoming, IncomingInput } from './incoming.ts';
import type { GroupInput, GroupRecipient, OutgoingBlock } from './outgoing.ts';
import type { SenderDelegationFields } from './signing-identity.ts';

export type Ref = { id: string; label: string };

export type Origin = 'internal' | 'external';
/** Where a letter comes from and goes to (SPEC A3); from outside to outside does not exist. */
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

/** DOMAIN 11. `isDraft` of SPEC A3 is true in draft and revision. */
export type LetterState = 'draft' | 'review' | 'revision' | 'signing' | 'sent' | 'cancelled';
export const letterStateWords: Record<LetterState, Words> = {
  draft: { id: 'Konsep', en: 'Draft' },
  review: { id: 'Diperiksa', en: 'In review' },
  revision: { id: 'Perlu revisi', en: 'Needs revision' },
  signing: { id: 'Menunggu tanda tangan', en: 'Awaiting signature' },
  sent: { id: 'Terkirim', en: 'Sent' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
};

export type Urgency = 'BIASA' | 'SEGERA' | 'SANGAT_SEGERA' | 'KILAT';
export type Target = { workingDays: number } | { hours: number };
/** Target times by urgency (DOMAIN 3); when that is, target-time.ts says. */
export const urgencies: { value: Urgency; label: Words; target: Target }[] = [
  { value: 'BIASA', label: { id: 'Biasa', en: 'Normal' }, target: { workingDays: 5 } },
  { value: 'SEGERA', label: { id: 'Segera', en: 'Urgent' }, target: { hours: 48 } },
  { value: 'SANGAT_SEGERA', label: { id: 'Sangat Segera', en: 'Very urgent' }, target: { hours: 24 } },
  { value: 'KILAT', label: { id: 'Kilat', en: 'Immediate' }, target: { hours: 8 } },
];

/** A person as chosen in a picker. Work belongs to the post (userPositionId), history to the person (userId). */
export type PersonInput = {
  userId: string;
  userPositionId: string;
  showUserName: boolean;
};
export type Person = PersonInput & { personName: string; positionName: string; unitName: string };

/** Whom a letter goes to or is copied to: a person in a post, or a group (SPEC A3 isGroup). */
export type RecipientInput = PersonInput | GroupInput;
export type Recipient = (Person & { isGroup?: false }) | GroupRecipient;

export type ReviewDecision = 'approve' | 'return';
/** Null until decided. */
export type ReviewStatus = 'approved' | 'returned' | null;
export type ReviewerInput = PersonInput & { reviewOrder: number };
export type Reviewer = Person & {
  id: string;
  reviewOrder: number;
  status: ReviewStatus;
  note: string | null;
  decidedAt: string | null;
  /** Who holds the post today where the one named does not any more; null where nobody does, absent otherwise. */
  heldBy?: string | null;
};

/** What POST and PUT take. A draft may leave nearly everything open: see letter-schema.ts. */
export type LetterInput = Partial<SenderDelegationFields> & {
  /** Made by the browser, so that a repeated POST of the same draft does not make a second one. */
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
  /** The number a letter from outside came with; others get theirs when they are signed. */
  number?: string | null;
  /** Of a letter that came from outside (SPEC A3). */
  externalToInternal?: IncomingInput | null;
};

/** What the person who reads may do with the letter now; the server refuses everything else. */
export type LetterAbilities = {
  edit: boolean;
  delete: boolean;
  submit: boolean;
  /** Make a draft of one's own out of it. */
  duplicate: boolean;
  /** Its versions, and what the people on the draft said: those who make it, not those who receive it. */
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
  /** Give what one's post received to posts below (DOMAIN 7). */
  dispose?: boolean;
  /** Who opened it and when; of letters above Biasa, for those who answer for it (SPEC B3). */
  seeOpenings?: boolean;
};

/** `content` is the letterhead as it is drawn up; papers signed before there was one have name and address only. */
export type PaperLetterhead = { name: string; address: string; content?: string | null };

/** What stands on the paper besides the text, decided by the server once, for the screen and the PDF alike. */
export type PaperFacts = {
  letterhead: PaperLetterhead | null;
  /** Printed in capitals above the number. */
  kindName: string;
  /** The sender's post, with Plt. or Plh. before it. */
  from: string;
  to: string[];
  /** Where somebody outside is, below the names; left out on letters that stay inside. */
  address?: string;
  ccs: string[];
  /** What the tags of the signer stand for, whether or not the name is printed below the letter. */
  tags: { dari: string | null; jabatan: string | null; npp: string | null };
  /** The uploaded document that the paper covers, named so that the seal on the paper holds for it too. */
  document: { name: string; size: string; sha256: string } | null;
  signer: {
    positionName: string;
    personName: string | null;
    npp: string | null;
    onBehalfOf: string | null;
  } | null;
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
  state: LetterState;
  number: string | null;
  signedAt: string | null;
  verifyCode: string | null;
  naskahDinasParentCategoryName: string | null;
  naskahDinasCategoryName: string | null;
  naskahDinasCategoryCode: string | null;
  arrangement: 'nota' | 'surat' | null;
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
  userPositionName: string;
  sender: Person | null;
  receivers: Recipient[];
  ccs: Recipient[];
  internalToExternal: OutgoingBlock | null;
  externalToInternal: Incoming | null;
  reviewers: Reviewer[];
  attachments: Attachment[];
  /**
   * Who must act now, since when and until when; null when nobody must. Work belongs to the post: `personName` holds it
   * today, '' when nobody does, and `named` is whom the letter names where that is somebody else (DOMAIN 6).
   */
  holder: {
    positionId: string;
    personName: string;
    positionName: string;
    since: string;
    dueAt?: string;
    named?: string | null;
  } | null;
  /** Signed, goes to somebody outside, and has not left the house in any way yet (SPEC B1.4). */
  awaitsDispatch?: boolean;
  /** It has gone to some of those outside, not yet to all. */
  partlyDispatched?: PartlyDispatched | null;
  /** When its content was destroyed with its last archive item (DOMAIN 8); the register of it stays. */
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
};

type RowBase = {
  id: string;
  letterId: string;
  subject: string;
  number: string | null;
  categoryName: string | null;
  securityName: string;
  securityRank: number;
  urgency: Urgency;
  /** The agenda number of a letter that was registered from outside, "12/2026". */
  agenda?: string | null;
};
/** How a letter came to a post: addressed to it, in copy, or passed on by somebody who had it (DOMAIN 7). */
export type InboxKind = 'receiver' | 'cc' | 'forwarded';
/** A label as it is shown on a letter; only those that the reader may see (resources/naskah-dinas/kelola-label.ts). */
export type LetterLabel = { id: string; name: string; color: string; scope: 'pribadi' | 'unit' };
/** GET /letter/api/Letter/{id}/thread: one letter of the chain; `place` is the list of the reader's that holds it. */
export type ThreadLetter = {
  id: string;
  subject: string;
  number: string | null;
  state: LetterState;
  at: string;
  senderName: string;
  securityRank: number;
  place: 'inbox' | 'outbox' | 'draft';
  isCurrent: boolean;
};
/** GET /letter/api/Letter/{id}/readers: one post that received the letter, for the sender's and the drafter's posts. */
export type Reader = {
  positionId: string;
  positionName: string;
  unitName: string;
  /** The person named on the letter; who passed it on stands in `forwardedBy`. */
  personName: string | null;
  kind: InboxKind;
  /** The group by which the letter came to this post. */
  via: string | null;
  forwardedBy: string | null;
  receivedAt: string;
  readAt: string | null;
  readBy: string | null;
  onBehalfOf: string | null;
  isOpen: boolean;
};
/** GET /letter/api/Inbox/counts; `atLeast` when one of them stopped being counted. */
export type InboxCounts = { open: number; closed: number; atLeast: boolean };
/** POST /letter/api/Inbox/bulk: what came of each. */
export type InboxVerb = 'read' | 'unread' | 'close' | 'reopen' | 'label' | 'unlabel';
export type InboxOutcome = {
  id: string;
  ok: boolean;
  statusCode: number;
  message: string;
  /** How many dispositions of it are still open, where it was not closed for that; it may be forced with a reason. */
  openDispositions?: number;
};
/** POST /letter/api/Inbox/{id}/forward: who has it now by this, and who had it before. */
export type ForwardOutcome = { forwarded: string[]; already: string[] };
/** GET /letter/api/Inbox: one row for each post that received the letter. */
export type InboxItem = RowBase & {
  senderName: string;
  senderUnitName: string;
  snippet: string;
  receivedAt: string;
  kind: InboxKind;
  isRead: boolean;
  /** Open until closed (SPEC A2 legend, B1.5). */
  isOpen: boolean;
  /** Its sender has called it back for good. */
  isCancelled?: boolean;
  attachmentCount: number;
  labels: LetterLabel[];
  /** How many letters of its chain the reader may see, itself among them; 1 when it stands alone. */
  threadCount: number;
  forwarded: { personName: string; positionName: string; note: string | null } | null;
  /** What the reader may do with it; the server refuses everything else. */
  can: { handle: boolean; forward: boolean; file: boolean };
};
export type TaskKind = 'review' | 'sign' | 'revision' | 'disposition-in' | 'disposition-out' | 'legal';
export const taskKindWords: Record<TaskKind, Words> = {
  review: { id: 'Paraf', en: 'Initials' },
  sign: { id: 'Tanda tangan', en: 'Signature' },
  revision: { id: 'Revisi', en: 'Revision' },
  'disposition-in': { id: 'Disposisi masuk', en: 'Incoming dispositions' },
  'disposition-out': { id: 'Disposisi keluar', en: 'Outgoing dispositions' },
  legal: { id: 'Legal', en: 'Legal' },
};
/** GET /letter/api/Task?kind= */
export type Task = RowBase & {
  kind: TaskKind;
  /** Who it comes from: the drafter, or who returned it. */
  fromName: string;
  fromPositionName: string;
  createdAt: string;
  dueAt: string | null;
  /** The disposition that a task of these kinds opens; null for the others. */
  dispositionId?: string | null;
  /** False for a secretary or delegate who sees that the official is waited for, but may not decide. */
  mayDecide: boolean;
  /** The letter's, for deciding on exactly what is shown. */
  version: number;
};
/** To how many of those outside whom a letter names it has gone. */
export type PartlyDispatched = { done: number; of: number };

/** GET /letter/api/Draft and /Outbox; here id is the letter's id. */
export type LetterListItem = RowBase & {
  state: LetterState;
  receiverNames: string[];
  senderName: string | null;
  holderName: string | null;
  holderSince: string | null;
  /** As of a letter. */
  awaitsDispatch?: boolean;
  partlyDispatched?: PartlyDispatched | null;
  /** What its makers have said; of drafts and returned letters only. */
  commentCount: number | null;
  updatedAt: string;
  sentAt: string | null;
  /** Those that the reader sees. */
  labels: LetterLabel[];
};

export type TimelineEvent =
  | 'created'
  | 'registered'
  | 'submitted'
  | 'approved'
  | 'returned'
  | 'review-undone'
  | 'edited'
  | 'reviewers-changed'
  | 'nudged'
  | 'withdrawn'
  | 'signed'
  | 'sent'
  | 'dispatched'
  | 'dispatch-proved'
  | 'cancelled'
  | 'read'
  | 'closed'
  | 'reopened'
  | 'forwarded'
  | 'filed'
  | 'disposed'
  | 'disposition-read'
  | 'disposition-started'
  | 'disposition-reported'
  | 'disposition-done'
  | 'disposition-reopened'
  | 'disposition-withdrawn'
  | 'disposition-closed'
  | 'response-started'
  | 'responded'
  | 'handed-over';
export const timelineLabels: Record<TimelineEvent, string> = {
  created: say({ id: 'Dibuat', en: 'Created' }),
  registered: say({ id: 'Didaftarkan', en: 'Registered' }),
  submitted: say({ id: 'Dikirim untuk diperiksa', en: 'Sent for review' }),
  approved: say({ id: 'Diparaf', en: 'Initialled' }),
  returned: say({ id: 'Dikembalikan', en: 'Returned' }),
  'review-undone': say({ id: 'Keputusan dibatalkan', en: 'Decision undone' }),
  edited: say({ id: 'Diubah', en: 'Edited' }),
  'reviewers-changed': say({ id: 'Pemeriksa diubah', en: 'Reviewers changed' }),
  nudged: say({ id: 'Diingatkan', en: 'Reminded' }),
  withdrawn: say({ id: 'Ditarik kembali', en: 'Withdrawn' }),
  signed: say({ id: 'Ditandatangani', en: 'Signed' }),
  sent: say({ id: 'Terkirim', en: 'Sent' }),
  dispatched: say({ id: 'Dikirim ke luar', en: 'Sent outside' }),
  'dispatch-proved': say({ id: 'Bukti pengiriman dicatat', en: 'Proof of dispatch recorded' }),
  cancelled: say({ id: 'Dibatalkan', en: 'Cancelled' }),
  read: say({ id: 'Dibaca', en: 'Read' }),
  closed: say({ id: 'Diselesaikan', en: 'Closed' }),
  reopened: say({ id: 'Dibuka kembali', en: 'Reopened' }),
  forwarded: say({ id: 'Diteruskan', en: 'Forwarded' }),
  filed: say({ id: 'Diberkaskan', en: 'Filed' }),
  disposed: say({ id: 'Didisposisikan', en: 'Disposition given' }),
  'disposition-read': say({ id: 'Disposisi dibaca', en: 'Disposition read' }),
  'disposition-started': say({ id: 'Disposisi diproses', en: 'Disposition in progress' }),
  'disposition-reported': say({ id: 'Tindak lanjut dilaporkan', en: 'Follow-up reported' }),
  'disposition-done': say({ id: 'Disposisi selesai', en: 'Disposition done' }),
  'disposition-reopened': say({ id: 'Disposisi dibuka kembali', en: 'Disposition reopened' }),
  'disposition-withdrawn': say({ id: 'Disposisi ditarik', en: 'Disposition withdrawn' }),
  'disposition-closed': say({ id: 'Disposisi ditutup', en: 'Disposition closed' }),
  'response-started': say({ id: 'Tanggapan disusun', en: 'Response begun' }),
  responded: say({ id: 'Ditanggapi', en: 'Responded to' }),
  'handed-over': say({ id: 'Berpindah ke pemangku baru', en: 'Handed over to a new holder of the post' }),
};
/** GET /letter/api/Letter/{id}/timeline → items. */
export type TimelineEntry = {
  id: string;
  event: TimelineEvent;
  at: string;
  personName: string;
  positionName: string;
  /** Both people stand in the history when one acted for the other (SPEC B2). */
  onBehalfOf: string | null;
  note: string | null;
  /** How many reviewers had yet to decide after it: letter-state.ts. */
  reviewersLeft?: number | null;
  /** The post that was reminded. */
  toPositionId?: string | null;
};

export type PickerUser = {
  id: string;
  personName: string;
  positionName: string;
  /** The post this option stands for; a person with two posts is two options. */
  positionId: string;
  unitName: string;
  delegationId: string | null;
  level: number;
  canSign: boolean;
  canReview: boolean;
  /** Staff number, and the company of the post's unit: what a letter signed here would print. */
  npp: string;
  companyCode: string;
};

/** A badge says "99+" above 99 (SPEC A5); so a post with years of open work is counted as quickly as a new one. */
export const countersEnd = 100;

export type Counters = {
  taskCount: number;
  inboxCount: number;
  outboxCount: number;
  draftCount: number;
  /** Proposals of retention that wait for a step of the person, and access requests for their decision. */
  retentionCount: number;
  accessCount: number;
};

/** The greatest attachment, in bytes, and how many a letter may have. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, count: 20 } as const;
/** Below this rank a class is open to everybody with the menu; above it only people on the letter (SPEC B3). */
export const openRank = 1;
