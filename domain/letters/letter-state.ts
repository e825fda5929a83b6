import type { LetterState } from './letter.ts';
import type { TimelineEvent } from './letter-timeline.ts';

export type StateStep = {
  event: TimelineEvent;
  /** Reviewers who had yet to decide after it; known for the events of `decidesState`. */
  reviewersLeft?: number | null;
};

/** Events whose resulting state depends on the undecided reviewers. */
export const decidesState: ReadonlySet<TimelineEvent> = new Set<TimelineEvent>([
  'submitted',
  'approved',
  'review-undone',
  'edited',
  'reviewers-changed',
]);

/** Milliseconds in which a paraf or return may be undone. */
export const undoWindow = 60_000;

/**
 * Derives a letter's state from its ordered history (SPEC A4, B1): nothing else sets it. Undefined without history.
 */
export function stateAfter(steps: readonly StateStep[]): LetterState | undefined {
  return steps.reduce<LetterState | undefined>(after, undefined);
}

function after(state: LetterState | undefined, { event, reviewersLeft }: StateStep): LetterState | undefined {
  // A cancelled letter stays cancelled, even when still read or closed.
  if (state === 'cancelled') return state;
  switch (event) {
    case 'created':
      return 'draft';
    // A letter from outside is not signed here: registered means received.
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

/** Events that do not change the state; listed, so that a new event must be considered. */
type Unmoving =
  // Its effect comes with the submission it accompanies.
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
  // The letter stays at the post, whoever holds it.
  | 'handed-over';
const unchanged = (_event: Unmoving, state: LetterState | undefined) => state;

/** Why a letter is with its drafter again: the last return or recall in its history; undefined without one. */
export const lastReturn = <Step extends Pick<StateStep, 'event'>>(
  history: readonly Step[],
): Step | undefined => history.findLast(({ event }) => event === 'returned' || event === 'withdrawn');
