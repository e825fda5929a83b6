import type { Person } from '../../../../domain/letters/letter-people.ts';
import { skippable, toBeAsked } from '../../../../domain/letters/review-chain.ts';
import type { Draft, DraftReviewer } from './draft.ts';

/** Who gets the letter when it is sent: who returned it, then the first who has not decided, else the signer (SPEC B1). */
export function nextHolder(
  draft: Draft,
  skipsReturners = false,
): (Person & { does: 'review' | 'sign' }) | null {
  const [reviewer] = toBeAsked(inOrder(draft), skipsReturners);
  if (reviewer) return { ...reviewer, does: 'review' };
  return draft.sender && { ...draft.sender, does: 'sign' };
}

/** Who returned the letter and is asked again without being named: left out with a reason only (SPEC B1.2). */
export const askedAgain = (draft: Pick<Draft, 'anyReviewer' | 'reviewers'>): string[] =>
  skippable(inOrder(draft)).map(({ personName, positionName }) => personName || positionName);

/** As they stand in the wizard: moved ones have their number of before until they are saved. */
const inOrder = ({ anyReviewer, reviewers }: Pick<Draft, 'anyReviewer' | 'reviewers'>): DraftReviewer[] =>
  reviewers
    .filter(({ status }) => anyReviewer === 'ada' || status !== null)
    .map((one, at) => ({ ...one, reviewOrder: at }));
