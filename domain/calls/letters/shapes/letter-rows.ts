import { z } from 'zod';
import { flowTasks, letterStates } from '../../../letters/letter-life.ts';
import { id, moment } from '../../define-call.ts';
import { urgency } from './letter.ts';
import { partlyDispatched } from './outgoing.ts';
import { snooze } from './snooze.ts';

export const rowBase = z
  .object({
    id,
    letterId: id,
    subject: z.string(),
    number: z.string().nullable(),
    categoryName: z.string().nullable(),
    securityName: z.string(),
    securityRank: z.int(),
    urgency,
    /** The agenda number of a letter that was registered from outside, "12/2026". */
    agenda: z.string().nullable().optional(),
    /** Signed, and waiting for a provider's seal; omitted otherwise. */
    awaitsSeal: z.literal(true).optional(),
  })
  .meta({ id: 'RowBase' });

/** The reader's own; omitted where they put nothing off. */
const snoozeOfReader = { snooze: snooze.optional() };

/** How a letter reached a post: as receiver, in copy, or forwarded (DOMAIN 7). */
export const inboxKind = z.enum(['receiver', 'cc', 'forwarded']);
export type InboxKind = z.infer<typeof inboxKind>;

/** A label on a letter; only those visible to the reader (resources/naskah-dinas/kelola-label.ts). */
export const letterLabel = z
  .object({
    id,
    name: z.string(),
    color: z.string(),
    scope: z.enum(['pribadi', 'unit']),
  })
  .meta({ id: 'LetterLabel' });
export type LetterLabel = z.infer<typeof letterLabel>;

/** GET /letter/api/Letter/{id}/thread: a letter of the chain; `place` is the reader's list that has it. */
export const threadLetter = z
  .object({
    id,
    subject: z.string(),
    number: z.string().nullable(),
    state: z.enum(letterStates),
    at: moment,
    senderName: z.string(),
    securityRank: z.int(),
    place: z.enum(['inbox', 'outbox', 'draft']),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'ThreadLetter' });
export type ThreadLetter = z.infer<typeof threadLetter>;

/** GET /letter/api/Letter/{id}/readers: a receiving post, for the sender's and drafter's posts. */
export const reader = z
  .object({
    positionId: id,
    positionName: z.string(),
    unitName: z.string(),
    /** The person named on the letter; the forwarder is in `forwardedBy`. */
    personName: z.string().nullable(),
    kind: inboxKind,
    /** The group by which the letter came to this post. */
    via: z.string().nullable(),
    forwardedBy: z.string().nullable(),
    receivedAt: moment,
    readAt: moment.nullable(),
    readBy: z.string().nullable(),
    onBehalfOf: z.string().nullable(),
    isOpen: z.boolean(),
  })
  .meta({ id: 'Reader' });
export type Reader = z.infer<typeof reader>;

/**
 * GET /task/api/Data/entrycounter: one of the user's role entries; elsewhere means in another post than the active
 * one.
 */
export const entryCount = z
  .object({
    id,
    taskCount: z.int(),
    isElsewhere: z.boolean(),
  })
  .meta({ id: 'EntryCount' });
export type EntryCount = z.infer<typeof entryCount>;

/** GET /letter/api/Inbox/counts; `atLeast` when one of them stopped being counted. */
export const inboxCounts = z
  .object({
    open: z.int(),
    closed: z.int(),
    /** Put off by the reader: in neither of them. */
    snoozed: z.int().optional(),
    atLeast: z.boolean(),
    /** Several people hold the post: letters to it as a whole are offered to all of them. */
    isShared: z.literal(true).optional(),
  })
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.infer<typeof inboxCounts>;

/** POST /letter/api/Inbox/bulk: what came of each. */
export const inboxVerb = z.enum([
  'read',
  'unread',
  'close',
  'reopen',
  'label',
  'unlabel',
  'take',
  'hand-back',
]);
export type InboxVerb = z.infer<typeof inboxVerb>;

export const inboxOutcome = z
  .object({
    id,
    ok: z.boolean(),
    statusCode: z.int(),
    message: z.string(),
    /** The open dispositions that refused the closing; it may be forced with a reason. */
    openDispositions: z.int().optional(),
  })
  .meta({ id: 'InboxOutcome' });
export type InboxOutcome = z.infer<typeof inboxOutcome>;

/** POST /letter/api/Inbox/{id}/forward: who has it now by this, and who had it before. */
export const forwardOutcome = z
  .object({
    forwarded: z.array(z.string()),
    already: z.array(z.string()),
  })
  .meta({ id: 'ForwardOutcome' });
export type ForwardOutcome = z.infer<typeof forwardOutcome>;

/** GET /letter/api/Inbox: one row for each post that received the letter. */
export const inboxItem = rowBase
  .extend({
    senderName: z.string(),
    senderUnitName: z.string(),
    snippet: z.string(),
    receivedAt: moment,
    kind: inboxKind,
    isRead: z.boolean(),
    /** Open until closed (SPEC A2 legend, B1.5). */
    isOpen: z.boolean(),
    /** Its sender has called it back for good. */
    isCancelled: z.boolean().optional(),
    attachmentCount: z.int(),
    labels: z.array(letterLabel),
    ...snoozeOfReader,
    /** Visible letters of its chain, itself included; 1 when it has no links. */
    threadCount: z.int(),
    forwarded: z
      .object({
        personName: z.string(),
        positionName: z.string(),
        note: z.string().nullable(),
      })
      .nullable(),
    /** Of what came to a post of several holders as a whole (DOMAIN 6); omitted for everything else. */
    offered: z
      .object({
        /** Who has taken it; null while nobody has. */
        takenBy: z.string().nullable(),
        isMine: z.boolean(),
        can: z.object({ take: z.boolean(), handBack: z.boolean(), ask: z.boolean() }),
      })
      .optional(),
    /** The reader's abilities; the server refuses everything else. */
    can: z.object({
      handle: z.boolean(),
      forward: z.boolean(),
      file: z.boolean(),
    }),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItem>;

export const taskKind = z.enum([...flowTasks, 'disposition-in', 'disposition-out']);
export type TaskKind = z.infer<typeof taskKind>;

/** GET /letter/api/Task?kind= */
export const task = rowBase
  .extend({
    kind: taskKind,
    /** Who it comes from: the drafter, or who returned it. */
    fromName: z.string(),
    fromPositionName: z.string(),
    createdAt: moment,
    dueAt: moment.nullable(),
    /** The disposition that a task of these kinds opens; null for the others. */
    dispositionId: id.nullable().optional(),
    ...snoozeOfReader,
    /** False for a secretary or delegate who sees the official's pending decision, but may not decide. */
    mayDecide: z.boolean(),
    /** The letter's version, so that a decision is on exactly what is shown. */
    version: z.int(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

/** GET /letter/api/Draft and /Outbox; here id is the letter's id. */
export const letterListItem = rowBase
  .extend({
    state: z.enum(letterStates),
    receiverNames: z.array(z.string()),
    senderName: z.string().nullable(),
    holderName: z.string().nullable(),
    holderSince: z.string().nullable(),
    /** How many others are asked at the same time. */
    holdersBeside: z.int().optional(),
    /** Who began it. */
    drafterName: z.string(),
    /** Same as Letter.awaitsDispatch. */
    awaitsDispatch: z.boolean().optional(),
    partlyDispatched: partlyDispatched.nullable().optional(),
    /** The makers' comments; drafts and returned letters only. */
    commentCount: z.int().nullable(),
    /** For drafts: who created it for the official, with their own post; null for the post's own. */
    preparedBy: z.string().nullable().optional(),
    /** Of a draft from outside without a subject; its pages once they are counted. */
    scan: z.object({ fileName: z.string(), pages: z.int().nullable() }).optional(),
    updatedAt: moment,
    sentAt: moment.nullable(),
    /** Those that the reader sees. */
    labels: z.array(letterLabel),
  })
  .meta({ id: 'LetterListItem' });
export type LetterListItem = z.infer<typeof letterListItem>;

export const counters = z
  .object({
    taskCount: z.int(),
    inboxCount: z.int(),
    outboxCount: z.int(),
    draftCount: z.int(),
    /** Retention proposals waiting for the person's step, and access requests for their decision. */
    retentionCount: z.int(),
    accessCount: z.int(),
    /** Helpdesk tickets waiting for who answers them. */
    ticketCount: z.int(),
  })
  .meta({ id: 'Counters' });
export type Counters = z.infer<typeof counters>;
