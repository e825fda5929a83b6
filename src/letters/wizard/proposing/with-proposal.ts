import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import type { Draft } from '../draft/draft.ts';
import { optionKey, personKey, personOf, reviewerOf } from '../pickers/people.ts';

/**
 * Fills what nobody has said yet: what the drafter wrote or chose stays. In a response, whom it answers neither signs
 * nor reviews, as in first-fields.ts.
 */
export function withProposal(draft: Draft, proposal: WritingProposal): Partial<Draft> {
  const { place } = proposal;
  const { sender, reviewers } = withoutAnswered(draft, proposal);
  const isChainOpen = draft.anyReviewer === 'tidakAda' && draft.reviewers.length === 0;
  return {
    ...(!draft.place && place && { place }),
    ...(!draft.sender && sender && { sender: personOf(sender, true) }),
    ...(isChainOpen &&
      !draft.sender &&
      reviewers.length > 0 && {
        anyReviewer: 'ada',
        reviewers: reviewers.map((one, at) => ({
          ...reviewerOf(one, at + 1),
          ...(one.reviewGroup && { reviewGroup: one.reviewGroup }),
        })),
      }),
  };
}

function withoutAnswered(
  { answered, receivers }: Draft,
  { sender, reviewers }: WritingProposal,
): Pick<WritingProposal, 'sender' | 'reviewers'> {
  const isAnswered = ({ positionId }: { positionId: string }) =>
    Boolean(answered) && receivers.some((one) => !isGroup(one) && one.userPositionId === positionId);
  if (sender && isAnswered(sender)) return { sender: null, reviewers: [] };
  return { sender, reviewers: reviewers.filter((one) => !isAnswered(one)) };
}

/** Signer and chain are those that were proposed. */
export const isAsProposed = (
  { sender, reviewers, anyReviewer }: Pick<Draft, 'sender' | 'reviewers' | 'anyReviewer'>,
  proposal: WritingProposal,
): boolean =>
  keysOf(sender ? [sender] : [], anyReviewer === 'ada' ? reviewers : []) ===
  [proposal.sender, ...proposal.reviewers].flatMap((one) => (one ? [optionKey(one)] : [])).join(' ');

const keysOf = (...people: { userId: string; userPositionId: string }[][]): string =>
  people.flat().map(personKey).join(' ');
