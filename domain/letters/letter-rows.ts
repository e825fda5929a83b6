/** Rows of the lists of letters and tasks, and outcomes of bulk actions (SPEC A3, B1.5). */
import type { Words } from '../../lib/language.ts';
import type { Urgency } from './letter.ts';
import type { FlowTask, LetterState } from './letter-life.ts';
import type { PartlyDispatched } from './outgoing.ts';

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
/** How a letter reached a post: as receiver, in copy, or forwarded (DOMAIN 7). */
export type InboxKind = 'receiver' | 'cc' | 'forwarded';
/** A label on a letter; only those visible to the reader (resources/naskah-dinas/kelola-label.ts). */
export type LetterLabel = { id: string; name: string; color: string; scope: 'pribadi' | 'unit' };
/** GET /letter/api/Letter/{id}/thread: a letter of the chain; `place` is the reader's list that has it. */
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
/** GET /letter/api/Letter/{id}/readers: a receiving post, for the sender's and drafter's posts. */
export type Reader = {
  positionId: string;
  positionName: string;
  unitName: string;
  /** The person named on the letter; the forwarder is in `forwardedBy`. */
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
/**
 * GET /task/api/Data/entrycounter: one of the user's role entries; elsewhere means in another post than the active
 * one.
 */
export type EntryCount = { id: string; taskCount: number; isElsewhere: boolean };
/** GET /letter/api/Inbox/counts; `atLeast` when one of them stopped being counted. */
export type InboxCounts = { open: number; closed: number; atLeast: boolean };
/** POST /letter/api/Inbox/bulk: what came of each. */
export type InboxVerb = 'read' | 'unread' | 'close' | 'reopen' | 'label' | 'unlabel';
export type InboxOutcome = {
  id: string;
  ok: boolean;
  statusCode: number;
  message: string;
  /** The open dispositions that refused the closing; it may be forced with a reason. */
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
  /** Visible letters of its chain, itself included; 1 when it has no links. */
  threadCount: number;
  forwarded: { personName: string; positionName: string; note: string | null } | null;
  /** The reader's abilities; the server refuses everything else. */
  can: { handle: boolean; forward: boolean; file: boolean };
};
export type TaskKind = FlowTask | 'disposition-in' | 'disposition-out';
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
  /** False for a secretary or delegate who sees the official's pending decision, but may not decide. */
  mayDecide: boolean;
  /** The letter's version, so that a decision is on exactly what is shown. */
  version: number;
};
/** GET /letter/api/Draft and /Outbox; here id is the letter's id. */
export type LetterListItem = RowBase & {
  state: LetterState;
  receiverNames: string[];
  senderName: string | null;
  holderName: string | null;
  holderSince: string | null;
  /** Who began it. */
  drafterName: string;
  /** As of a letter. */
  awaitsDispatch?: boolean;
  partlyDispatched?: PartlyDispatched | null;
  /** The authors' comments; drafts and returned letters only. */
  commentCount: number | null;
  /** For drafts: who created it for the official, with their own post; null for the post's own. */
  preparedBy?: string | null;
  updatedAt: string;
  sentAt: string | null;
  /** Those that the reader sees. */
  labels: LetterLabel[];
};

/**
 * Count limit: badges say "99+" above 99 (SPEC A5), so a post with years of open work is counted as fast as a new
 * one.
 */
export const countersEnd = 100;

export type Counters = {
  taskCount: number;
  inboxCount: number;
  outboxCount: number;
  draftCount: number;
  /** Retention proposals waiting for the person's step, and access requests for their decision. */
  retentionCount: number;
  accessCount: number;
};
