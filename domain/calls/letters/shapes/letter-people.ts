import { z } from 'zod';
import { id, moment } from '../../define-call.ts';
import { groupRecipient } from './outgoing.ts';
import { senderDelegation, senderDelegationType } from './signing-identity.ts';

/** A picked person. Work belongs to the post (userPositionId), history to the person (userId). */
export const personInput = z
  .object({
    userId: id,
    userPositionId: id,
    showUserName: z.boolean(),
    /** The delegation by which a delegate acts for the post's official; null for the holder. */
    delegationId: id.nullable().optional(),
    /** The delegation's label beside the post; output only. */
    delegationType: senderDelegationType.nullable().optional(),
  })
  .meta({ id: 'PersonInput' });
export type PersonInput = z.infer<typeof personInput>;

export const person = personInput
  .extend({
    personName: z.string(),
    positionName: z.string(),
    unitName: z.string(),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

export const recipient = z
  .union([
    person.extend({
      isGroup: z.literal(false).optional(),
      /** The post as a whole (DOMAIN 6); userId is that of one who held it. */
      isWholePost: z.literal(true).optional(),
    }),
    groupRecipient,
  ])
  .meta({ id: 'Recipient' });
export type Recipient = z.infer<typeof recipient>;

/** Null until decided. */
export const reviewStatus = z.enum(['approved', 'returned']).nullable();
export type ReviewStatus = z.infer<typeof reviewStatus>;

export const reviewer = person
  .extend({
    id,
    reviewOrder: z.int(),
    /** Neighbours of one number are asked at once; absent is asked alone. */
    reviewGroup: z.int().optional(),
    status: reviewStatus,
    note: z.string().nullable(),
    decidedAt: moment.nullable(),
    /** Why the letter was sent on without asking this returner again. */
    skipReason: z.string().nullable().optional(),
    /** Who was asked before and handed the review on, and why. */
    handedOn: z.object({ personName: z.string(), reason: z.string() }).optional(),
    /** The post's current holder when not the person named; null when vacant, absent otherwise. */
    heldBy: z.string().nullable().optional(),
  })
  .meta({ id: 'Reviewer' });
export type Reviewer = z.infer<typeof reviewer>;

/** Who signs after the sender; sent as person, post and delegations alone. */
export const cosigner = person
  .extend({
    id,
    /** In whose name (DOMAIN 6); empty in their own. */
    delegations: z.array(senderDelegation),
    /** The lines above the post: "a.n. Direktur Utama". */
    onBehalfOf: z.string().nullable(),
    /** Null until they have signed. */
    signedAt: moment.nullable(),
    /** Who signed instead: their delegate, or who holds the post since. */
    signedBy: z.object({ userId: id, personName: z.string() }).optional(),
    /** The post's current holder when not the person named; null when vacant, absent otherwise. */
    heldBy: z.string().nullable().optional(),
  })
  .meta({ id: 'Cosigner' });
export type Cosigner = z.infer<typeof cosigner>;
