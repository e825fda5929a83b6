import { z } from 'zod';
import { day, id, moment } from '../../define-call.ts';

/** An outside party: a known institution, or a typed name. */
export const externalParty = z
  .object({
    institutionId: id.nullable(),
    name: z.string(),
    email: z.string().nullable(),
  })
  .meta({ id: 'ExternalParty' });
export type ExternalParty = z.infer<typeof externalParty>;

export const outgoingBlock = z
  .object({
    /** Printed below the names of those it is addressed to. */
    address: z.string(),
    externalReceiver: z.array(externalParty),
    externalCc: z.array(externalParty),
  })
  .meta({ id: 'OutgoingBlock' });
export type OutgoingBlock = z.infer<typeof outgoingBlock>;

export const dispatchChannel = z.enum(['mail', 'download', 'courier']);
export type DispatchChannel = z.infer<typeof dispatchChannel>;

/**
 * `sending` while mails wait for the mail server; `kept` without a mail server; `withdrawn` (wholly or partly) when
 * the letter was cancelled before they were sent.
 */
export const dispatchOutcome = z.enum([
  'sending',
  'kept',
  'sent',
  'partly',
  'failed',
  'withdrawn',
  'partly-withdrawn',
]);
export type DispatchOutcome = z.infer<typeof dispatchOutcome>;

/** Proof of delivery: the receipt, who took it, and the day. */
export const dispatchProof = z
  .object({
    fileName: z.string(),
    mimeType: z.string(),
    size: z.int(),
    receiverName: z.string(),
    /** YYYY-MM-DD */
    receivedDate: day,
    provedAt: moment,
    provedBy: z.string(),
  })
  .meta({ id: 'DispatchProof' });
export type DispatchProof = z.infer<typeof dispatchProof>;

/** GET /letter/api/Letter/{id}/dispatch → items, the newest first. */
export const dispatch = z
  .object({
    id,
    channel: dispatchChannel,
    /** Addresses of a mail; otherwise names it was handed to, empty for all. */
    to: z.array(z.string()),
    /** Those of them whose mail was refused. */
    failedTo: z.array(z.string()),
    outcome: dispatchOutcome,
    /** YYYY-MM-DD: the day it left the house. */
    date: day,
    note: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    personName: z.string(),
    positionName: z.string(),
    onBehalfOf: z.string().nullable(),
    createdAt: moment,
    proof: dispatchProof.nullable(),
  })
  .meta({ id: 'Dispatch' });
export type Dispatch = z.infer<typeof dispatch>;

/** A receiver or cc for several posts (SPEC A3 isGroup, B5 grup-unit). */
export const groupInput = z
  .object({
    isGroup: z.literal(true),
    groupId: id,
  })
  .meta({ id: 'GroupInput' });
export type GroupInput = z.infer<typeof groupInput>;

export const groupMember = z
  .object({
    userId: id,
    userPositionId: id,
    personName: z.string(),
    positionName: z.string(),
    unitName: z.string(),
  })
  .meta({ id: 'GroupMember' });
export type GroupMember = z.infer<typeof groupMember>;

/** People and groups have the same names to be shown by. */
export const groupRecipient = groupInput
  .extend({
    showUserName: z.literal(false),
    personName: z.string(),
    positionName: z.string(),
    unitName: z.string(),
    /** Before sending those who would get it now, after it those who got it. */
    members: z.array(groupMember),
  })
  .meta({ id: 'GroupRecipient' });
export type GroupRecipient = z.infer<typeof groupRecipient>;

/** GET /letter/api/RecipientGroup: what the picker offers. */
export const groupOption = z
  .object({
    id,
    name: z.string(),
    unitCount: z.int(),
  })
  .meta({ id: 'GroupOption' });
export type GroupOption = z.infer<typeof groupOption>;

/** GET /letter/api/RecipientGroup/{id}: whom the group would reach now. */
export const unfoldedGroup = z
  .object({
    id,
    name: z.string(),
    members: z.array(groupMember),
    unitsWithoutHead: z.array(z.string()),
  })
  .meta({ id: 'UnfoldedGroup' });
export type UnfoldedGroup = z.infer<typeof unfoldedGroup>;

/** To how many of those outside whom a letter names it has gone. */
export const partlyDispatched = z
  .object({
    done: z.int(),
    of: z.int(),
  })
  .meta({ id: 'PartlyDispatched' });
export type PartlyDispatched = z.infer<typeof partlyDispatched>;
