import { z } from 'zod';
import { day, id, moment } from '../../define-call.ts';

/** given: a letter has it; kept: for a letter whose seal is awaited; cancelled: its letter was, or the booking. */
export const numberState = z.enum(['given', 'kept', 'booked', 'cancelled']);
export type NumberState = z.infer<typeof numberState>;

/** GET /letter/api/Number. Names no letter: number administrators have no permission to read letters. */
export const numberListItem = z
  .object({
    /** The booking's, else the letter's; a booking is cancelled by it. */
    id,
    number: z.string(),
    sequence: z.int(),
    /** The letter of an inserted number, else empty. */
    suffix: z.string(),
    state: numberState,
    /** It was booked or inserted beforehand. */
    isBooking: z.boolean(),
    counter: z.string(),
    unitId: id.nullable(),
    unitName: z.string().nullable(),
    /** The day it counts for, YYYY-MM-DD. */
    day,
    /** Why it was booked. */
    reason: z.string().nullable(),
    byName: z.string().nullable(),
    cancelledAt: moment.nullable(),
    cancelReason: z.string().nullable(),
    cancelledByName: z.string().nullable(),
  })
  .meta({ id: 'NumberListItem' });
export type NumberListItem = z.infer<typeof numberListItem>;

/** GET /letter/api/Number/gaps: one row for each counter. */
export const numberCounter = z
  .object({
    /** The counter's own name. */
    id: z.string(),
    numberCodeId: id,
    numberCodeName: z.string(),
    companyCode: z.string(),
    unitId: id.nullable(),
    unitName: z.string().nullable(),
    subTypeCode: z.string().nullable(),
    /** "2026", "2026-11", or null where it never restarts. */
    period: z.string().nullable(),
    first: z.int(),
    last: z.int(),
    given: z.int(),
    booked: z.int(),
    cancelled: z.int(),
    inserted: z.int(),
    /** Missing sequences; there must be none. At most 50 are listed. */
    gaps: z.array(z.int()),
    gapCount: z.int(),
  })
  .meta({ id: 'NumberCounter' });
export type NumberCounter = z.infer<typeof numberCounter>;

export const bookedNumber = z
  .object({
    id,
    number: z.string(),
    day,
    reason: z.string(),
  })
  .meta({ id: 'BookedNumber' });
export type BookedNumber = z.infer<typeof bookedNumber>;
