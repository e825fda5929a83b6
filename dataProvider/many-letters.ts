import type { ReviewDecision } from '../domain/letters/letter-people.ts';
import type { FlowVerbs } from './flow.ts';

/** How one letter of many fared. */
export type LetterOutcome = {
  id: string;
  ok: boolean;
  number?: string;
  statusCode?: number;
  message?: string;
};

export type ShownLetter = { id: string; version: number };
type Review = { decision: ReviewDecision; note: string | null };

export type LetterBatch = {
  id: string;
  action: 'sign' | ReviewDecision;
  state: 'running' | 'done' | 'cancelled' | 'interrupted';
  message: string | null;
  totalCount: number;
  /** How many have had their turn. */
  done: number;
  /** The subject is missing where the reader sees the letter no more. */
  items: (LetterOutcome & { subject: string | null })[];
};

/**
 * Up to this many are processed synchronously (about a second), with numbers shown in the same dialog; more go into
 * a LetterBatch. The server's limit is 50.
 */
export const mostAnsweredAtOnce = 10;

const itemsOf = async (answer: Promise<{ items: LetterOutcome[] }>): Promise<LetterOutcome[]> =>
  (await answer).items;

/** Each letter in the version that was shown; each is answered for itself. */
export const reviewMany = ({ ofTasks }: FlowVerbs, ids: ShownLetter[], review: Review) =>
  itemsOf(ofTasks('review', { ids, ...review }));

export const signMany = ({ ofTasks }: FlowVerbs, ids: ShownLetter[], confirmation: { password: string }) =>
  itemsOf(ofTasks('sign', { ids, ...confirmation }));

/** The same in the background. @returns the batch to ask for */
export const startReviewing = ({ ofTasks }: FlowVerbs, ids: ShownLetter[], review: Review) =>
  ofTasks<{ id: string }>('review/batch', { ids, ...review });

export const startSigning = (
  { ofTasks }: FlowVerbs,
  ids: ShownLetter[],
  confirmation: { password: string },
) => ofTasks<{ id: string }>('sign/batch', { ids, ...confirmation });

export const letterBatch = ({ ofTasks }: FlowVerbs, id: string) =>
  ofTasks<LetterBatch>(`batch/${encodeURIComponent(id)}`);

/** Stops between two letters; finished ones stay. */
export const cancelLetterBatch = ({ ofTasks }: FlowVerbs, id: string) =>
  ofTasks<LetterBatch>(`batch/${encodeURIComponent(id)}/cancel`, {});
