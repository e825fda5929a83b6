import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import { statesOf } from '../../lib/life.ts';
import type { TimelineEvent } from './letter-timeline.ts';

// A letter's life (SPEC A4, B1; DOMAIN 11): every state, its properties, and the state each event leads to.

export type LetterState = 'draft' | 'review' | 'revision' | 'signing' | 'cosigning' | 'sent' | 'cancelled';

/** Who must act on a letter. */
export type LetterHolder = 'drafter' | 'reviewer' | 'signer' | 'cosigner';

/** The task the holder gets. */
export type LetterTask = 'review' | 'sign' | 'revision';

/** Events that do not change the state; every other one leads somewhere in the table. */
export const unmoving = [
  // Accompanies the signature or the registration, which move the letter.
  'sent',
  // Accompanies the submission.
  'review-skipped',
  'nudged',
  // Signed, and not sealed: it is not sent yet, and may be signed anew.
  'seal-awaited',
  'signature-withdrawn',
  'filed',
  'dispatched',
  'dispatch-proved',
  'read',
  'closed',
  'reopened',
  'inbox-taken',
  'inbox-handed-back',
  'inbox-asked',
  'forwarded',
  'disposed',
  'disposition-nudged',
  'disposition-taken',
  'disposition-handed-back',
  'disposition-read',
  'disposition-started',
  'disposition-reported',
  'disposition-closed',
  'disposition-done',
  'disposition-reopened',
  'disposition-withdrawn',
  'responded',
  // The letter stays at the post, whoever holds it.
  'handed-over',
] as const satisfies readonly TimelineEvent[];
export type LetterEvent = Exclude<TimelineEvent, (typeof unmoving)[number] | 'created'>;

/** The next state may depend on how many are left: reviewers who decide, after a signature further signers. */
type Leads = LetterState | ((left: number) => LetterState);

type Stage = {
  label: Message;
  tone: Tone;
  /** Null where no one must act. */
  holder: LetterHolder | null;
  taskKind: LetterTask | null;
  /** What its drafter may change. */
  editable: 'everything' | 'reviewers' | 'nothing';
  /** It has left its drafter at least once. */
  wasSubmitted: boolean;
  /** Signed here by all, or registered from outside: its number and its receivers are final. */
  isSigned: boolean;
  /** Its number stays, its effect has ended. */
  isCancelled: boolean;
  /** Why it may not be answered, forwarded, disposed, dispatched or cancelled; null where it is in force. */
  notInForce: Message | null;
  next: Readonly<Partial<Record<LetterEvent, Leads>>>;
};

const notSigned: Message = { id: 'Naskah ini belum ditandatangani.', en: 'This letter is not signed yet.' };

const onward = (reviewersLeft: number): LetterState => (reviewersLeft > 0 ? 'review' : 'signing');
const signedOn = (signersLeft: number): LetterState => (signersLeft > 0 ? 'cosigning' : 'sent');

/** Where a letter begins. */
export const newLetter: LetterState = 'draft';

export const letterLife = {
  draft: {
    label: { id: 'Konsep', en: 'Draft' },
    tone: 'neutral',
    holder: 'drafter',
    taskKind: null,
    editable: 'everything',
    wasSubmitted: false,
    isSigned: false,
    isCancelled: false,
    notInForce: notSigned,
    next: { submitted: onward, registered: 'sent' },
  },
  review: {
    label: { id: 'Diperiksa', en: 'In review' },
    tone: 'info',
    holder: 'reviewer',
    taskKind: 'review',
    editable: 'reviewers',
    wasSubmitted: true,
    isSigned: false,
    isCancelled: false,
    notInForce: notSigned,
    next: {
      approved: onward,
      edited: onward,
      'reviewers-changed': onward,
      reassigned: 'review',
      'review-undone': onward,
      returned: 'revision',
      withdrawn: 'revision',
    },
  },
  revision: {
    label: { id: 'Perlu revisi', en: 'Needs revision' },
    tone: 'accent',
    holder: 'drafter',
    taskKind: 'revision',
    editable: 'everything',
    wasSubmitted: true,
    isSigned: false,
    isCancelled: false,
    notInForce: notSigned,
    next: { submitted: onward, 'review-undone': onward, edited: 'revision' },
  },
  signing: {
    label: { id: 'Menunggu tanda tangan', en: 'Awaiting signature' },
    tone: 'info',
    holder: 'signer',
    taskKind: 'sign',
    editable: 'nothing',
    wasSubmitted: true,
    isSigned: false,
    isCancelled: false,
    notInForce: notSigned,
    next: { signed: signedOn, returned: 'revision', withdrawn: 'revision', 'review-undone': onward },
  },
  // Its number is printed and a name stands below it: it is signed on, or cancelled with its number.
  cosigning: {
    label: { id: 'Ditandatangani sebagian', en: 'Partly signed' },
    tone: 'info',
    holder: 'cosigner',
    taskKind: 'sign',
    editable: 'nothing',
    wasSubmitted: true,
    isSigned: false,
    isCancelled: false,
    notInForce: {
      id: 'Naskah ini belum ditandatangani oleh semua penanda tangan.',
      en: 'Not everybody has signed this letter yet.',
    },
    next: { signed: signedOn, cancelled: 'cancelled' },
  },
  sent: {
    label: { id: 'Terkirim', en: 'Sent' },
    tone: 'ok',
    holder: null,
    taskKind: null,
    editable: 'nothing',
    wasSubmitted: true,
    isSigned: true,
    isCancelled: false,
    notInForce: null,
    next: { cancelled: 'cancelled', edited: 'sent' },
  },
  cancelled: {
    label: { id: 'Dibatalkan', en: 'Cancelled' },
    tone: 'danger',
    holder: null,
    taskKind: null,
    editable: 'nothing',
    wasSubmitted: true,
    isSigned: true,
    isCancelled: true,
    notInForce: { id: 'Naskah ini sudah dibatalkan.', en: 'This letter is cancelled.' },
    next: {},
  },
} as const satisfies Record<LetterState, Stage>;

/** Where the last signature leads. */
export const signedState = signedOn(0);

const stages: Readonly<Record<LetterState, Stage>> = letterLife;
export const letterStates = statesOf(stages);

/** The tasks that move a letter: Legal's review of a contract is a kind of its own. */
export type FlowTask = LetterTask | 'legal';
export const flowTasks: readonly FlowTask[] = [
  ...new Set(letterStates.flatMap((state) => stages[state].taskKind ?? [])),
  'legal',
];
/** The tasks of a letter that is back with its drafter. */
export const draftersTasks: readonly FlowTask[] = letterStates.flatMap((state) =>
  stages[state].holder === 'drafter' ? (stages[state].taskKind ?? []) : [],
);

/** The table lets an event happen. */
export const allows = (state: LetterState, event: LetterEvent): boolean =>
  stages[state].next[event] !== undefined;

/** With its drafter: never sent on, or returned (`isDraft` of SPEC A3). */
export const isOpenDraft = (state: LetterState): boolean => stages[state].holder === 'drafter';
/** Back with its drafter, by a return or a withdrawal. */
export const isReturned = (state: LetterState): boolean => isOpenDraft(state) && wasSubmitted(state);
export const wasSubmitted = (state: LetterState): boolean => stages[state].wasSubmitted;
export const awaitsReview = (state: LetterState): boolean => allows(state, 'approved');
export const awaitsSignature = (state: LetterState): boolean => allows(state, 'signed');
/** Some have signed it, others not yet. */
export const isPartlySigned = (state: LetterState): boolean => stages[state].holder === 'cosigner';
/** Signed at least once, or registered from outside: its text, number and day are final. */
export const isFixed = (state: LetterState): boolean => isSigned(state) || isPartlySigned(state);
/** Between the drafter and the last signature. */
export const isUnderWay = (state: LetterState): boolean =>
  stages[state].holder !== null && !isOpenDraft(state);
/** Somebody has a task to do before it goes on. */
export const isWaitedFor = (state: LetterState): boolean => stages[state].taskKind !== null;
/** Its drafter may change all of it. */
export const isEditable = (state: LetterState): boolean => stages[state].editable === 'everything';
/** Its drafter may change something of it. */
export const isChangeable = (state: LetterState): boolean => stages[state].editable !== 'nothing';
export type SignedState = {
  [State in LetterState]: (typeof letterLife)[State]['isSigned'] extends true ? State : never;
}[LetterState];
export const isSigned = (state: LetterState): state is SignedState => stages[state].isSigned;
/** The refusal of what only a letter in force allows; null where it is. */
export const notInForce = (state: LetterState): Message | null => stages[state].notInForce;
export const isInForce = (state: LetterState): boolean => notInForce(state) === null;
export const isCancelled = (state: LetterState): boolean => stages[state].isCancelled;

/** @returns the state an event leads to; undefined where the table refuses it */
export function stateAfter(state: LetterState, event: LetterEvent, left = 0): LetterState | undefined {
  const to = stages[state].next[event];
  return typeof to === 'function' ? to(left) : to;
}

const leads = letterStates.flatMap((state) => Object.entries(stages[state].next) as [LetterEvent, Leads][]);
/** The events that move a letter. */
export const letterEvents: readonly LetterEvent[] = [...new Set(leads.map(([event]) => event))];

/** Events whose resulting state depends on who is left: undecided reviewers, further signers. */
export const decidesState: ReadonlySet<TimelineEvent> = new Set(
  leads.flatMap(([event, to]) => (typeof to === 'function' ? [event] : [])),
);

/** Milliseconds in which a paraf or return may be undone. */
export const undoWindow = 60_000;

/** Why a letter is with its drafter again: the last return or recall in its history; undefined without one. */
export const lastReturn = <Step extends { event: TimelineEvent }>(
  history: readonly Step[],
): Step | undefined => history.findLast(({ event }) => event === 'returned' || event === 'withdrawn');
