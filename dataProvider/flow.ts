import type { Letter, ReviewDecision } from '../resources/naskah-dinas/letter.ts';
import { asJson, type Http } from './http.ts';

/** How one letter of many fared. */
export type LetterOutcome = {
  id: string;
  ok: boolean;
  number?: string;
  statusCode?: number;
  message?: string;
};

export type ShownLetter = { id: string; version: number };

/** What is done with letters on their way besides deciding on one: taking back, reminding, deciding on many. */
export type FlowVerbs = {
  withdrawLetter: (id: string, reason: string) => Promise<Letter>;
  nudgeHolder: (id: string, note: string | null) => Promise<Letter>;
  /** At most 50 letters, each in the version that was shown; each is answered for itself. */
  reviewMany: (
    letters: ShownLetter[],
    review: { decision: ReviewDecision; note: string | null },
  ) => Promise<LetterOutcome[]>;
  signMany: (letters: ShownLetter[], confirmation: { password: string }) => Promise<LetterOutcome[]>;
};

/** How many letters one call takes. */
export const mostLettersAtOnce = 50;

export function createFlowVerbs(http: Http): FlowVerbs {
  const at = (id: string, verb: string) => `/letter/api/Letter/${encodeURIComponent(id)}/${verb}`;
  const many = async (verb: string, body: object): Promise<LetterOutcome[]> =>
    (await http.json<{ items: LetterOutcome[] }>(`/letter/api/Task/${verb}`, asJson('POST', body))).items;
  return {
    withdrawLetter: (id, reason) => http.json(at(id, 'withdraw'), asJson('POST', { reason })),
    nudgeHolder: (id, note) => http.json(at(id, 'nudge'), asJson('POST', { note })),
    reviewMany: (letters, review) => many('review', { ids: letters, ...review }),
    signMany: (letters, confirmation) => many('sign', { ids: letters, ...confirmation }),
  };
}
