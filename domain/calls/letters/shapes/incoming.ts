import { z } from 'zod';
import { id, moment } from '../../define-call.ts';
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
