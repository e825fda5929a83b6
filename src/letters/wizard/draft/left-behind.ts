import { type Draft, isDecided } from './draft.ts';

/**
 * What was typed into a letter that was sent on meanwhile, as a letter of its own: nothing of the other's reviews and
 * number, and none of the files that only the other has.
 * @returns the draft, and how many files stay behind
 */
export function asNewDraft(typed: Draft, id: string): { draft: Draft; filesLeft: number } {
  const attachments = typed.attachments.filter((file) => file.content);
  const draft: Draft = {
    ...typed,
    id,
    state: 'draft',
    bookedNumberId: null,
    reviewers: typed.reviewers
      .filter((reviewer) => !isDecided(reviewer))
      .map((reviewer, index) => ({ ...reviewer, reviewOrder: index + 1 })),
    attachments: attachments.map(({ id: _there, uploadId: _arrived, ...file }) => file),
  };
  return { draft, filesLeft: typed.attachments.length - attachments.length };
}
