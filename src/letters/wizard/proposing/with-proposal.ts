import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import type { Draft } from '../draft/draft.ts';
import { optionKey, personKey, personOf, reviewerOf } from '../pickers/people.ts';

/** Fills what nobody has said yet: what the drafter wrote or chose stays. */
export function withProposal(draft: Draft, proposal: WritingProposal): Partial<Draft> {
  const { sender, reviewers, place } = proposal;
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

/** Signer and chain are those that were proposed. */
export const isAsProposed = (
  { sender, reviewers, anyReviewer }: Pick<Draft, 'sender' | 'reviewers' | 'anyReviewer'>,
  proposal: WritingProposal,
): boolean =>
  keysOf(sender ? [sender] : [], anyReviewer === 'ada' ? reviewers : []) ===
  [proposal.sender, ...proposal.reviewers].flatMap((one) => (one ? [optionKey(one)] : [])).join(' ');

const keysOf = (...people: { userId: string; userPositionId: string }[][]): string =>
  people.flat().map(personKey).join(' ');
