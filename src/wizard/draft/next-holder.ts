import type { Person } from '../../../resources/naskah-dinas/letter-people.ts';
import { type Draft, type DraftReviewer, isDecided } from './draft.ts';

/** Who gets the letter when it is sent: the first reviewer who has not decided, else the signer (SPEC B1). */
export function nextHolder(draft: Draft): (Person & { does: 'review' | 'sign' }) | null {
  const reviewer = draft.anyReviewer === 'ada' ? draft.reviewers.find((one) => !isDecided(one)) : undefined;
  if (reviewer) return { ...reviewer, does: 'review' };
  return draft.sender && { ...draft.sender, does: 'sign' };
}

/** Who returned the letter without a later paraf and is not asked again (SPEC A4: who has a status stays as they are). */
export const notAskedAgain = ({ reviewers }: Pick<Draft, 'reviewers'>): string[] => [
  ...new Set(
    reviewers
      .filter((one) => one.status === 'returned' && !isOnceMore(one, reviewers))
      .map(({ personName, positionName }) => personName || positionName),
  ),
];

/** The same post gave its paraf after all, or is to be asked once more. */
const isOnceMore = (
  returned: Pick<DraftReviewer, 'userPositionId'>,
  reviewers: readonly DraftReviewer[],
): boolean =>
  reviewers.some((one) => one.status !== 'returned' && one.userPositionId === returned.userPositionId);
