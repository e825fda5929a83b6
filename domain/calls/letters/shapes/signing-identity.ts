import { z } from 'zod';
import { id } from '../../define-call.ts';

/**
 * Signing names (SPEC A3 "up to three sets of sender delegation ids and types", DOMAIN 6), responsible post first.
 * `an`, `ub`: delegations; `plt`, `plh`: position holding.
 */
export const senderDelegationType = z.enum(['an', 'ub', 'plt', 'plh']);
export type SenderDelegationType = z.infer<typeof senderDelegationType>;

export const senderDelegation = z
  .object({
    id,
    type: senderDelegationType,
  })
  .meta({ id: 'SenderDelegation' });
export type SenderDelegation = z.infer<typeof senderDelegation>;

/** The three sets as they travel; unused ones are null. */
export const senderDelegationFields = z
  .object({
    senderDelegationId1: z.string().nullable(),
    senderDelegationType1: senderDelegationType.nullable(),
    senderDelegationId2: z.string().nullable(),
    senderDelegationType2: senderDelegationType.nullable(),
    senderDelegationId3: z.string().nullable(),
    senderDelegationType3: senderDelegationType.nullable(),
  })
  .meta({ id: 'SenderDelegationFields' });
export type SenderDelegationFields = z.infer<typeof senderDelegationFields>;

export const signingIdentity = z
  .object({
    delegations: z.array(senderDelegation),
    /** The lines above the post: "a.n. Direktur Utama"; null when signed in the sender's own name. */
    onBehalfOf: z.string().nullable(),
    /** The sender's post with Plt. or Plh. before it. */
    positionName: z.string(),
  })
  .meta({ id: 'SigningIdentity' });
export type SigningIdentity = z.infer<typeof signingIdentity>;
