/** Putting work off until a moment, and reminders of what is not answered: one's own, seen by nobody else. */

import type { Message } from '../../lib/language.ts';
import { dayInWib, hourInWib, plusDays, weekdayInWib } from '../../lib/wib.ts';
import { workdayFrom } from '../../lib/workdays.ts';

export type { Snooze, SnoozeOf } from '../calls/letters/shapes/snooze.ts';

/** Nobody remembers why beyond this many days. */
export const mostSnoozeDays = 366;

export const snoozeMessages = {
  choose: { id: 'Pilih waktu yang akan datang.', en: 'Choose a time to come.' },
  tooFar: { id: 'Paling lama satu tahun dari sekarang.', en: 'At most one year from now.' },
  notFound: { id: 'Yang dipilih tidak ditemukan.', en: 'What is selected was not found.' },
  done: { id: 'Yang dipilih sudah selesai.', en: 'What is selected is already done.' },
} satisfies Record<string, Message>;

/** What is wrong with a moment to be reminded at; undefined for a good one. */
export function snoozeFault(until: string, now: Date = new Date()): Message | undefined {
  const at = Date.parse(until);
  if (!(at > now.getTime())) return snoozeMessages.choose;
  return at > now.getTime() + mostSnoozeDays * 86_400_000 ? snoozeMessages.tooFar : undefined;
}

export type SnoozeOffer = { id: 'later' | 'tomorrow' | 'monday' | 'week'; until: string };

const morning = '08:00:00';
const at = (day: string, clock: string): string => `${day}T${clock}+07:00`;

/**
 * The usual moments as seen from now: three hours on within office hours, then on working days only: tomorrow morning,
 * Monday, in a week. None twice.
 */
export function snoozeOffers(now: Date = new Date()): SnoozeOffer[] {
  const today = dayInWib(now);
  // Who comes early is not reminded before the office opens.
  const hour = Math.max(hourInWib(now) + 3, 8);
  const weekday = weekdayInWib(now);
  const tomorrow = plusDays(today, 1);
  const monday = plusDays(today, 8 - weekday);
  const week = workdayFrom(plusDays(today, 7));
  return [
    ...(hour <= 17
      ? [{ id: 'later' as const, until: at(today, `${String(hour).padStart(2, '0')}:00:00`) }]
      : []),
    ...(tomorrow === workdayFrom(tomorrow)
      ? [{ id: 'tomorrow' as const, until: at(tomorrow, morning) }]
      : []),
    ...(monday === tomorrow ? [] : [{ id: 'monday' as const, until: at(monday, morning) }]),
    ...(week === monday ? [] : [{ id: 'week' as const, until: at(week, morning) }]),
  ];
}
