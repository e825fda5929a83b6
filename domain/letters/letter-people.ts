/** The people on a letter, as chosen and as shown (SPEC A3). */

import type { Message } from '../../lib/language.ts';
import type { PersonInput } from '../calls/letters/shapes/letter-people.ts';
import type { SenderDelegation } from '../calls/letters/shapes/signing-identity.ts';
import type { GroupInput } from './outgoing.ts';

export type { ReviewDecision } from '../calls/letters/flow.ts';
export type {
  Cosigner,
  Person,
  PersonInput,
  Recipient,
  Reviewer,
  ReviewStatus,
} from '../calls/letters/shapes/letter-people.ts';

/** A receiver or cc: a person, a whole post (DOMAIN 6), or a group (SPEC A3 isGroup). */
export type RecipientInput = (PersonInput & { isWholePost?: true }) | GroupInput;

export type ReviewerInput = PersonInput & { reviewOrder: number; reviewGroup?: number | null };

/** Who signs after the letter's signer. */
export type CosignerInput = { userId: string; userPositionId: string; delegations: SenderDelegation[] };

/** In place of a person's name, where a post is written to as a whole. */
export const allHolders: Message = { id: 'Semua pemangku', en: 'All who hold it' };

type InPost = { userPositionId: string; delegationId?: string | null };

/**
 * Delegates of one post and its official exclude each other (SPEC A5): a letter reaches the post once, whoever
 * opens it there.
 */
export const excludesByDelegation = (one: InPost, other: InPost): boolean =>
  one.userPositionId === other.userPositionId && Boolean(one.delegationId ?? other.delegationId);
