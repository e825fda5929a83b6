import { z } from 'zod';
import { type MailOutcome, mailOutcomes } from '../../../letters/mail-outcome.ts';
import { textStates } from '../../../search.ts';
import { day, id, moment } from '../../define-call.ts';
import { pickerUser } from '../../pickers.ts';
import { attachment } from './attachment.ts';

/** Where the paper lies (SPEC A3, B4). */
export const paperPlace = z
  .object({
    archiveLocation: z.string().nullable(),
    archiveCupboard: z.string().nullable(),
    archiveBox: z.string().nullable(),
  })
  .meta({ id: 'PaperPlace' });
export type PaperPlace = z.infer<typeof paperPlace>;

/** Added at registering: the number in the receiving unit's agenda of the year. */
export const agenda = z
  .object({
    number: z.int(),
    year: z.int(),
    unitName: z.string(),
  })
  .meta({ id: 'Agenda' });
export type Agenda = z.infer<typeof agenda>;

export const incoming = paperPlace
  .extend({
    id,
    /** The day it was received, as ISO timestamp (SPEC A5). */
    receivedDate: moment.nullable(),
    /** One of instansi; then its name is the sender's. */
    externalSenderId: id.nullable(),
    externalSenderName: z.string(),
    attachments: z.array(attachment),
    /** Null until it is registered. */
    agenda: agenda.nullable(),
    registeredAt: moment.nullable(),
    registeredBy: z.string().nullable(),
  })
  .meta({ id: 'Incoming' });
export type Incoming = z.infer<typeof incoming>;

/** GET /letter/api/Letter/{id}/registered-before → items: the same number, sender and date, registered already. */
export const registeredBefore = z
  .object({
    /** Null where the reader may not open that letter. */
    letterId: id.nullable(),
    agenda,
    registeredAt: moment,
  })
  .meta({ id: 'RegisteredBefore' });
export type RegisteredBefore = z.infer<typeof registeredBefore>;

/** GET /letter/api/Letter/{id}/scan-proposals: what the recognised text of the scan says; each is to be accepted. */
export const scanProposals = z
  .object({
    /** Of the reading; without a scan it is none. */
    state: z.enum(textStates),
    /** Why there is no text, in the reader's language. */
    reason: z.string().nullable(),
    /** Null while it is read. */
    isLetter: z.boolean().nullable(),
    number: z.string().nullable(),
    date: day.nullable(),
    subject: z.string().nullable(),
    /** One of instansi where its name is known. */
    sender: z.object({ id: id.nullable(), name: z.string() }).nullable(),
    receiver: pickerUser.nullable(),
    /** Null where it says none above the usual one. */
    urgency: z.enum(['SEGERA', 'SANGAT_SEGERA', 'KILAT']).nullable(),
    /** A class above the most open one. */
    security: z.object({ id, name: z.string(), rank: z.int() }).nullable(),
    place: z.string().nullable(),
  })
  .meta({ id: 'ScanProposals' });
export type ScanProposals = z.infer<typeof scanProposals>;

/** GET /letter/api/Registering: letters from outside of a desk, in the order of the pile. */
export const registeringItem = z
  .object({
    letterId: id,
    subject: z.string(),
    senderName: z.string(),
    /** The name of its scan; null without one. */
    fileName: z.string().nullable(),
    number: z.string().nullable(),
    /** Null while it waits. */
    agenda: agenda.nullable(),
    /** It came by mail. */
    isByMail: z.boolean(),
    at: moment,
  })
  .meta({ id: 'RegisteringItem' });
export type RegisteringItem = z.infer<typeof registeringItem>;

/** GET /letter/api/IncomingMail: the latest messages of the incoming box. */
export const incomingMail = z
  .object({
    id,
    fromAddress: z.string(),
    subject: z.string(),
    receivedAt: moment,
    outcome: z.enum(Object.keys(mailOutcomes) as [MailOutcome, ...MailOutcome[]]),
    /** In the reader's language. */
    outcomeName: z.string(),
    /** Names of files that were not taken. */
    leftOut: z.array(z.string()),
    /** Null where none was made, or it is registered, thrown away or not this desk's. */
    letterId: id.nullable(),
  })
  .meta({ id: 'IncomingMail' });
export type IncomingMail = z.infer<typeof incomingMail>;
