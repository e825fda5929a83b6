/** The people on a letter, as chosen and as shown (SPEC A3). */
import type { GroupInput, GroupRecipient } from './outgoing.ts';
import type { SenderDelegationType } from './signing-identity.ts';

/** A picked person. Work belongs to the post (userPositionId), history to the person (userId). */
export type PersonInput = {
  userId: string;
  userPositionId: string;
  showUserName: boolean;
  /** The delegation by which a delegate acts for the post's official; null for the holder. */
  delegationId?: string | null;
  /** The delegation's label beside the post; output only. */
  delegationType?: SenderDelegationType | null;
};
export type Person = PersonInput & { personName: string; positionName: string; unitName: string };

/** A receiver or cc: a person in a post, or a group (SPEC A3 isGroup). */
export type RecipientInput = PersonInput | GroupInput;
export type Recipient = (Person & { isGroup?: false }) | GroupRecipient;

export type ReviewDecision = 'approve' | 'return';
/** Null until decided. */
export type ReviewStatus = 'approved' | 'returned' | null;
export type ReviewerInput = PersonInput & { reviewOrder: number };
export type Reviewer = Person & {
  id: string;
  reviewOrder: number;
  status: ReviewStatus;
  note: string | null;
  decidedAt: string | null;
  /** Why the letter was sent on without asking this returner again. */
  skipReason?: string | null;
  /** The post's current holder when not the person named; null when vacant, absent otherwise. */
  heldBy?: string | null;
};

type InPost = { userPositionId: string; delegationId?: string | null };

/**
 * Delegates of one post and its official exclude each other (SPEC A5): a letter reaches the post once, whoever
 * opens it there.
 */
export const excludesByDelegation = (one: InPost, other: InPost): boolean =>
  one.userPositionId === other.userPositionId && Boolean(one.delegationId ?? other.delegationId);
