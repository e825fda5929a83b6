import type { Person } from '../../../../domain/letters/letter-people.ts';
import { skippable, toBeAsked } from '../../../../domain/letters/review-chain.ts';
import type { Draft, DraftReviewer } from './draft.ts';

/** Gives the next holder: the reviewer who returned it, then the first undecided one, else the signer (SPEC B1). */
export function nextHolder(
  draft: Draft,
  skipsReturners = false,
): (Person & { does: 'review' | 'sign' }) | null {
  const [reviewer] = toBeAsked(inOrder(draft), skipsReturners);
  if (reviewer) return { ...reviewer, does: 'review' };
  return draft.sender && { ...draft.sender, does: 'sign' };
}

/**
 * Names reviewers who returned the letter and are asked again by default; skipping them needs a reason (SPEC B1.2).
 */
export const askedAgain = (draft: Pick<Draft, 'anyReviewer' | 'reviewers'>): string[] =>
  skippable(inOrder(draft)).map(({ personName, positionName }) => personName || positionName);

/** In wizard order: moved reviewers have their old number until saved. */
const inOrder = ({ anyReviewer, reviewers }: Pick<Draft, 'anyReviewer' | 'reviewers'>): DraftReviewer[] =>
  reviewers
    .filter(({ status }) => anyReviewer === 'ada' || status !== null)
    .map((one, at) => ({ ...one, reviewOrder: at }));
