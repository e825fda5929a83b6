import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import type { Draft } from '../draft/draft.ts';
import { reviewerOf } from '../pickers/people.ts';

/**
 * Adds the first Legal user of the sender's company, unless a Legal reviewer is there. Unchanged when that company
 * has none: the drafter chooses.
 * @param legal Legal users of all companies
 * @param companyCode the sender's company; null while there is no sender
 */
export function withLegalReviewer(
  draft: Draft,
  legal: readonly PickerUser[],
  companyCode: string | null,
): Draft {
  const ours = legal.find((option) => option.companyCode === companyCode);
  const isLegal = (post: string) => legal.some(({ positionId }) => positionId === post);
  if (!ours || draft.reviewers.some(({ userPositionId }) => isLegal(userPositionId))) return draft;
  const reviewers = [...draft.reviewers, reviewerOf(ours, draft.reviewers.length + 1)];
  return { ...draft, anyReviewer: 'ada', reviewers };
}
