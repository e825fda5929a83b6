import type { Person } from '../../../../domain/letters/letter-people.ts';
import { askedNow, skippable, toBeAsked } from '../../../../domain/letters/review-chain.ts';
import { listed } from '../../../../lib/formats.ts';
import type { Draft, DraftReviewer } from './draft.ts';

/** Who has it next, or all who are asked at once: first who returned it, else the first undecided, else the signer (SPEC B1). */
export function nextHolder(
  draft: Draft,
  skipsReturners = false,
): (Pick<Person, 'personName' | 'positionName'> & { does: 'review' | 'sign' }) | null {
  const asked = askedNow(toBeAsked(inOrder(draft), skipsReturners));
  if (asked.length === 0) return draft.sender && { ...draft.sender, does: 'sign' };
  return {
    personName: listed(asked.map(({ personName }) => personName)),
    positionName: listed(asked.map(({ positionName }) => positionName)),
    does: 'review',
  };
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
