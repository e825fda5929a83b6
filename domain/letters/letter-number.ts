import type { Words } from '../../lib/language.ts';

/** Numbers apart from letters: booked, inserted, cancelled, and the counters' state (DOMAIN 5). Types only. */
export type BookedNumberState = 'booked' | 'used' | 'released-as-cancelled';

/** given: a letter has it; cancelled: its letter was cancelled, or the booking was. */
export type NumberState = 'given' | 'booked' | 'cancelled';
export const numberStateLabels: Record<NumberState, Words> = {
  given: { id: 'Terpakai', en: 'Used' },
  booked: { id: 'Dipesan', en: 'Booked' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
};

/** GET /letter/api/Number. Names no letter: number administrators have no permission to read letters. */
export type NumberListItem = {
  /** The booking's, else the letter's; a booking is cancelled by it. */
  id: string;
  number: string;
  sequence: number;
  /** The letter of an inserted number, else empty. */
  suffix: string;
  state: NumberState;
  /** It was booked or inserted beforehand. */
  isBooking: boolean;
  counter: string;
  unitId: string | null;
  unitName: string | null;
  /** The day it counts for, YYYY-MM-DD. */
  day: string;
  /** Why it was booked. */
  reason: string | null;
  byName: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  cancelledByName: string | null;
};

/** GET /letter/api/Number/gaps: one row for each counter. */
export type NumberCounter = {
  /** The counter's own name. */
  id: string;
  numberCodeId: string;
  numberCodeName: string;
  companyCode: string;
  unitId: string | null;
  unitName: string | null;
  subKindCode: string | null;
  /** "2026", "2026-11", or null where it never restarts. */
  period: string | null;
  first: number;
  last: number;
  given: number;
  booked: number;
  cancelled: number;
  inserted: number;
  /** Missing sequences; there must be none. At most 50 are listed. */
  gaps: number[];
  gapCount: number;
};

/** POST /letter/api/Number/book. */
export type BookNumbers = {
  /** Client-made for idempotent POSTs; the id of the first number. */
  id?: string;
  /** sub-jenis-naskah-dinas: its rule counts. */
  naskahDinasCategoryId: string;
  unitId: string;
  count: number;
  reason: string;
  /** YYYY-MM-DD; today when left out. */
  date?: string | null;
};
/** POST /letter/api/Number/insert. */
export type InsertNumber = { after: string; reason: string };

export type BookedNumber = { id: string; number: string; day: string; reason: string };
export const mostBookedAtOnce = 20;

/** Shows "…" for tokens that only a letter can fill. */
export const shownNumber = (pattern: string): string => pattern.replace(/\{\w+\}/g, '…');
