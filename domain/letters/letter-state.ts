import type { LetterState } from './letter.ts';
import type { TimelineEvent } from './letter-timeline.ts';

/** What of a step in a letter's history its state follows from. */
export type StateStep = {
  event: TimelineEvent;
  /** Reviewers who had yet to decide after it; known for the events of `decidesState`. */
  reviewersLeft?: number | null;
};

/** The events after which it depends on the reviewers who are left where the letter is. */
export const decidesState: ReadonlySet<TimelineEvent> = new Set<TimelineEvent>([
  'submitted',
  'approved',
  'review-undone',
  'edited',
  'reviewers-changed',
]);

/** For how long, in milliseconds, whoever gave a paraf or returned a letter may take that back. */
export const undoWindow = 60_000;

/**
 * Takes a letter's history in order, gives the state it must be in (SPEC A4, B1): every state follows from what was done,
 * nothing sets it besides. Undefined for a letter with no history.
 */
export function stateAfter(steps: readonly StateStep[]): LetterState | undefined {
  return steps.reduce<LetterState | undefined>(after, undefined);
}

function after(state: LetterState | undefined, { event, reviewersLeft }: StateStep): LetterState | undefined {
  // Nothing happens to a letter after it was cancelled, whoever still reads or closes it.
  if (state === 'cancelled') return state;
  switch (event) {
    case 'created':
      return 'draft';
    // A letter from outside is nobody's to sign: once it is registered it has been received.
    case 'registered':
    case 'signed':
    case 'sent':
      return 'sent';
    case 'submitted':
    case 'review-undone':
      return withReviewers(reviewersLeft);
    case 'approved':
    case 'edited':
    case 'reviewers-changed':
      return state === 'review' ? withReviewers(reviewersLeft) : state;
    case 'returned':
    case 'withdrawn':
      return 'revision';
    case 'cancelled':
      return 'cancelled';
    default:
      return unchanged(event, state);
  }
}

const withReviewers = (left: number | null | undefined): LetterState =>
  (left ?? 0) > 0 ? 'review' : 'signing';

/** What happens to a letter without moving it; named one by one, so that a new event is thought about. */
type Unmoving =
  // What follows from it is said by the sending that comes with it.
  | 'review-skipped'
  | 'nudged'
  | 'filed'
  | 'dispatched'
  | 'dispatch-proved'
  | 'read'
  | 'closed'
  | 'reopened'
  | 'forwarded'
  | 'disposed'
  | 'disposition-taken'
  | 'disposition-handed-back'
  | 'disposition-read'
  | 'disposition-started'
  | 'disposition-reported'
  | 'disposition-closed'
  | 'disposition-done'
  | 'disposition-reopened'
  | 'disposition-withdrawn'
  | 'response-started'
  | 'responded'
  // The post has it as before, whoever holds the post.
  | 'handed-over';
const unchanged = (_event: Unmoving, state: LetterState | undefined) => state;

/** Why a letter is with its drafter again: the last return or taking back in its history; undefined when neither was. */
export const lastReturn = <Step extends Pick<StateStep, 'event'>>(
  history: readonly Step[],
): Step | undefined => history.findLast(({ event }) => event === 'returned' || event === 'withdrawn');
