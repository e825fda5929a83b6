import { type LetterState, letterEvents, newLetter, stateAfter } from '../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../domain/letters/letter-timeline.ts';

export type HistoryStep = {
  event: TimelineEvent;
  /** Reviewers who had yet to decide after it; known for the events of `decidesState`. */
  reviewersLeft?: number | null;
};

/** @returns the state a history leads to; undefined without one, or where the letter's life refuses a step of it */
export function stateOfHistory(steps: readonly HistoryStep[]): LetterState | undefined {
  let state: LetterState | undefined;
  for (const { event, reviewersLeft } of steps) {
    if (event === 'created') state = newLetter;
    const move = letterEvents.find((one) => one === event);
    if (!state || !move) continue;
    state = stateAfter(state, move, reviewersLeft ?? 0);
    if (!state) return undefined;
  }
  return state;
}
