import { newLetter } from '../../../../domain/letters/letter-life.ts';
import { type Draft, isDecided } from './draft.ts';

/**
 * Copies text typed into a letter sent meanwhile into a new draft: without reviews, number or files that only the
 * server has.
 * @returns the draft, and how many files are left out
 */
export function asNewDraft(typed: Draft, id: string): { draft: Draft; filesLeft: number } {
  const attachments = typed.attachments.filter((file) => file.content);
  const draft: Draft = {
    ...typed,
    id,
    state: newLetter,
    bookedNumberId: null,
    reviewers: typed.reviewers
      .filter((reviewer) => !isDecided(reviewer))
      .map((reviewer, index) => ({ ...reviewer, reviewOrder: index + 1 })),
    attachments: attachments.map(({ id: _there, uploadId: _arrived, ...file }) => file),
  };
  return { draft, filesLeft: typed.attachments.length - attachments.length };
}
