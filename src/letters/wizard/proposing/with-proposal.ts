import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { besideEachOther } from '../../../../domain/letters/review-chain.ts';
import { type Draft, type DraftReviewer, isDecided } from '../draft/draft.ts';
import { personKey, personOf, reviewerOf } from '../pickers/people.ts';

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
        reviewers: chainOf(reviewers),
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
  draft: Draft,
  proposal: WritingProposal,
  brought: ReadonlySet<string> = new Set(),
): boolean =>
  isSameSigner(draft.sender, proposal.sender && personOf(proposal.sender, true)) &&
  isChainProposed(draft, [proposal], brought);

/**
 * Whether a chain is still as proposed for its signer: no paraf given, nothing changed by hand.
 * @param proposals for the kind, which counts with its own signer, and for the signer
 * @param brought posts that come by themselves, as Legal to a contract
 */
export function isChainProposed(
  draft: Draft,
  proposals: readonly (WritingProposal | null | undefined)[],
  brought: ReadonlySet<string>,
): boolean {
  if (draft.reviewers.some(isDecided)) return false;
  const chain = draft.anyReviewer === 'ada' ? draft.reviewers : [];
  const words = wordsOf(chain.filter(({ userPositionId }) => !brought.has(userPositionId)));
  if (!draft.sender && words === '') return true;
  return proposals.some((one) => {
    if (!one || !isSameSigner(draft.sender, one.sender && personOf(one.sender, true))) return false;
    const proposed = chainOf(withoutAnswered(draft, one).reviewers);
    return words === wordsOf(proposed.filter(({ userPositionId }) => !brought.has(userPositionId)));
  });
}

/** The chain of a proposal instead of the draft's; without one nobody reviews. */
export function withChain(draft: Draft, proposal: WritingProposal | null): Partial<Draft> {
  const reviewers = proposal ? chainOf(withoutAnswered(draft, proposal).reviewers) : [];
  return { anyReviewer: reviewers.length > 0 ? 'ada' : 'tidakAda', reviewers };
}

const chainOf = (reviewers: WritingProposal['reviewers']): DraftReviewer[] =>
  reviewers.map((one, at) => ({
    ...reviewerOf(one, at + 1),
    ...(one.reviewGroup && { reviewGroup: one.reviewGroup }),
  }));

type Named = { userId: string; userPositionId: string };
export const isSameSigner = (one: Named | null, other: Named | null): boolean =>
  one?.userId === other?.userId && one?.userPositionId === other?.userPositionId;

/** Whom it asks, in order, and who stands beside whom. */
const wordsOf = (chain: readonly DraftReviewer[]): string =>
  besideEachOther(chain)
    .map((group) => group.map(personKey).join('+'))
    .join(' ');
