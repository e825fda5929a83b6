import type { PickerUser } from '../../../../domain/letters/letter-people.ts';
import type { Draft } from '../draft/draft.ts';
import { reviewerOf } from '../pickers/people.ts';

/**
 * A contract with the first of its company's Legal among its reviewers, where nobody of Legal is; as it was where that
 * company has none: then the drafter chooses.
 * @param legal everybody of Legal, of all companies
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
