/** The people on a letter, as they are chosen and as they are shown (SPEC A3). */
import type { GroupInput, GroupRecipient } from './outgoing.ts';
import type { SenderDelegationType } from './signing-identity.ts';

/** A person as chosen in a picker. Work belongs to the post (userPositionId), history to the person (userId). */
export type PersonInput = {
  userId: string;
  userPositionId: string;
  showUserName: boolean;
  /** By which a delegate stands for the official of the post; null for who holds it. */
  delegationId?: string | null;
  /** What the delegation is called beside the post; told, never taken from a client. */
  delegationType?: SenderDelegationType | null;
};
export type Person = PersonInput & { personName: string; positionName: string; unitName: string };

/** Whom a letter goes to or is copied to: a person in a post, or a group (SPEC A3 isGroup). */
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
  /** Of one who returned the letter: why it was sent on without asking them again. */
  skipReason?: string | null;
  /** Who holds the post today where the one named does not any more; null where nobody does, absent otherwise. */
  heldBy?: string | null;
};

export type PickerUser = {
  id: string;
  personName: string;
  positionName: string;
  /** The post this option stands for; a person with two posts is two options. */
  positionId: string;
  unitName: string;
  /** Of a delegate's option, which stands for the official's post; see `excludesByDelegation`. */
  delegationId: string | null;
  /** Of a delegate's option: the last day, YYYY-MM-DD. */
  until?: string | null;
  level: number;
  canSign: boolean;
  canReview: boolean;
  /** Staff number, and the company of the post's unit: what a letter signed here would print. */
  npp: string;
  companyCode: string;
};

type InPost = { userPositionId: string; delegationId?: string | null };

/**
 * Who shares a delegation excludes each other (SPEC A5): delegates of one post, and the official whose post it is. A
 * letter comes to that post once, whoever opens it there.
 */
export const excludesByDelegation = (one: InPost, other: InPost): boolean =>
  one.userPositionId === other.userPositionId && Boolean(one.delegationId ?? other.delegationId);
