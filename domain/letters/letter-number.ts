import type { Message } from '../../lib/language.ts';
import type { NumberState } from '../calls/letters/shapes/letter-number.ts';

export type {
  BookedNumber,
  NumberCounter,
  NumberListItem,
  NumberState,
} from '../calls/letters/shapes/letter-number.ts';

/** Numbers apart from letters: booked, inserted, cancelled, and the counters' state (DOMAIN 5). Types only. */
export type BookedNumberState = 'booked' | 'used' | 'released-as-cancelled';

export const numberStateLabels: Record<NumberState, Message> = {
  given: { id: 'Terpakai', en: 'Used' },
  kept: { id: 'Disimpan untuk naskahnya', en: 'Kept for its letter' },
  booked: { id: 'Dipesan', en: 'Booked' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
};

export const mostBookedAtOnce = 20;

/** Shows "…" for tokens that only a letter can fill. */
export const shownNumber = (pattern: string): string => pattern.replace(/\{\w+\}/g, '…');
