import type { PickerUser } from '../../../../domain/calls/pickers.ts';
import { putBelow } from '../../../../domain/letters/review-chain.ts';
import type { Draft } from '../draft/draft.ts';
import { reviewerOf } from '../pickers/people.ts';

/**
 * Adds the first Legal user of the sender's company below those of higher posts (DOMAIN 6), unless a Legal reviewer is
 * there. Unchanged when that company has none: the drafter chooses.
 * @param legal Legal users of all companies
 * @param companyCode the sender's company; null while there is no sender
 * @param levels of the reviewers' posts, 1 the highest
 */
export function withLegalReviewer(
  draft: Draft,
  legal: readonly PickerUser[],
  companyCode: string | null,
  levels: ReadonlyMap<string, number>,
): Draft {
  const ours = legal.find((option) => option.companyCode === companyCode);
  const isLegal = (post: string) => legal.some(({ positionId }) => positionId === post);
  if (!ours || draft.reviewers.some(({ userPositionId }) => isLegal(userPositionId))) return draft;
  const reviewers = putBelow(
    draft.reviewers,
    reviewerOf(ours, 0),
    // Who has decided stays before those who are still asked.
    ({ userPositionId, status }) =>
      status === null && (levels.get(userPositionId) ?? ours.level) < ours.level,
  ).map((one, at) => ({ ...one, reviewOrder: at + 1 }));
  return { ...draft, anyReviewer: 'ada', reviewers };
}
