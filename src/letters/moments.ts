import { lowerFirst } from '../../lib/formats.ts';
import { type Message, type Messages, translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { dateFormat, formatMediumDate, formatShortDate, formatTime } from '../ui/format.ts';

// Times as LOOK writes them, in Western Indonesian time, as on the letters.
const messages = {
  today: { id: 'Hari ini', en: 'Today' },
  yesterday: { id: 'Kemarin', en: 'Yesterday' },
  sinceToday: { id: 'sejak hari ini', en: 'since today' },
  sinceDays: (days: number): Message => ({
    id: `sejak ${days} hari`,
    en: `for ${days} ${days === 1 ? 'day' : 'days'}`,
  }),
  overdueSince: (time: string): Message => ({ id: `lewat sejak ${time}`, en: `overdue since ${time}` }),
  overdue: (days: number): Message => ({
    id: `lewat ${days} hari`,
    en: `${days} ${days === 1 ? 'day' : 'days'} overdue`,
  }),
  thisDay: { id: 'hari ini', en: 'today' },
  duration: (days: number): Message => ({
    id: `${days} hari`,
    en: `${days} ${days === 1 ? 'day' : 'days'}`,
  }),
  todayAt: (time: string): Message => ({ id: `hari ini, ${time}`, en: `today, ${time}` }),
  tomorrow: { id: 'besok', en: 'tomorrow' },
  left: (days: number): Message => ({ id: `${days} hari lagi`, en: `${days} days left` }),
} satisfies Messages;

/** "09.42" today, "Kemarin", "19 Nov", with the year when it is another one. */
export function rowTime(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  if (age === 0) return formatTime(at);
  if (age === 1) return translate(messages.yesterday);
  return shortDay(at, now);
}

/** "Hari ini, 09.42", "Kemarin, 16.20", "18 Nov, 16.20". */
export function eventTime(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  const day =
    age === 0 ? translate(messages.today) : age === 1 ? translate(messages.yesterday) : shortDay(at, now);
  return `${day}, ${formatTime(at)}`;
}

/** The same within a sentence: "hari ini, 09.42". */
export function eventTimeWithin(at: string, now?: Date): string {
  return lowerFirst(eventTime(at, now));
}

/** "sejak hari ini", "sejak 3 hari". */
export function since(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  return translate(age <= 0 ? messages.sinceToday : messages.sinceDays(age));
}

/** "hari ini", "3 hari". */
export function howLong(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  return translate(age <= 0 ? messages.thisDay : messages.duration(age));
}

/**
 * Distance of a deadline: "hari ini, 14.00", "besok", "2 hari lagi", "lewat sejak 09.00" (today), "lewat 3 hari".
 */
export function untilWords(at: string, now: Date = new Date()): string {
  const left = -daysBetween(at, now);
  if (Date.parse(at) < now.getTime())
    return translate(left === 0 ? messages.overdueSince(formatTime(at)) : messages.overdue(-left));
  if (left === 0) return translate(messages.todayAt(formatTime(at)));
  return translate(left === 1 ? messages.tomorrow : messages.left(left));
}

/** How pressing a deadline is: past, within two days, or not yet. */
export function pressure(at: string, now: Date = new Date()): 'late' | 'soon' | 'calm' {
  if (Date.parse(at) < now.getTime()) return 'late';
  return daysBetween(at, now) >= -2 ? 'soon' : 'calm';
}
/** "18 Nov", or "18 Nov 2025" of another year. */
export const shortDay = (at: string, now: Date = new Date()): string =>
  dayInWib(at).slice(0, 4) === dayInWib(now).slice(0, 4) ? formatShortDate(at) : formatMediumDate(at);
/** "18 November", or "18 November 2025" of another year. */
export const longDayOf = (at: string, now: Date = new Date()): string =>
  (dayInWib(at).slice(0, 4) === dayInWib(now).slice(0, 4) ? dayAndMonth : dayMonthAndYear)(at);
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });
const dayMonthAndYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
/** "Senin, 23 November". */
export const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** Calendar days from `at` to `now`; negative when `at` is still to come. */
const daysBetween = (at: string, now: Date): number =>
  Math.round((Date.parse(dayInWib(now)) - Date.parse(dayInWib(at))) / 86_400_000);
