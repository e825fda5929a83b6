import { formatShortDate, formatTime } from '../shell/index.ts';

// Moments in words, as LOOK.md writes them. All in Western Indonesian time, as on the letters themselves.
const zone = 'Asia/Jakarta';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { timeZone: zone, ...options });
const dayOfYearFormat = format({ day: 'numeric', month: 'short', year: 'numeric' });
const weekdayFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const keyFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** "09.42" today, "Kemarin", "19 Nov", with the year when it is another one. */
export function rowTime(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  if (age === 0) return formatTime(at);
  if (age === 1) return 'Kemarin';
  return shortDay(at, now);
}

/** "Hari ini, 09.42", "Kemarin, 16.20", "18 Nov, 16.20". */
export function eventTime(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  const day = age === 0 ? 'Hari ini' : age === 1 ? 'Kemarin' : shortDay(at, now);
  return `${day}, ${formatTime(at)}`;
}

/** "sejak hari ini", "sejak 3 hari". */
export function since(at: string, now: Date = new Date()): string {
  const age = daysBetween(at, now);
  return age <= 0 ? 'sejak hari ini' : `sejak ${age} hari`;
}

/** How far a deadline is: "hari ini, 14.00", "besok", "2 hari lagi", "lewat 3 hari". */
export function untilWords(at: string, now: Date = new Date()): string {
  const left = -daysBetween(at, now);
  if (Date.parse(at) < now.getTime()) return left === 0 ? 'lewat hari ini' : `lewat ${-left} hari`;
  if (left === 0) return `hari ini, ${formatTime(at)}`;
  return left === 1 ? 'besok' : `${left} hari lagi`;
}

/** How pressing a deadline is: past, within two days, or not yet. */
export function pressure(at: string, now: Date = new Date()): 'late' | 'soon' | 'calm' {
  if (Date.parse(at) < now.getTime()) return 'late';
  return daysBetween(at, now) >= -2 ? 'soon' : 'calm';
}
/** "18 Nov", or "18 Nov 2025" of another year. */
export const shortDay = (at: string, now: Date = new Date()): string =>
  dayKey(at).slice(0, 4) === dayKey(now).slice(0, 4)
    ? formatShortDate(at)
    : dayOfYearFormat.format(new Date(at));
/** "Senin, 23 November". */
export const weekday = (at: string): string => weekdayFormat.format(new Date(at));

const dayKey = (at: string | Date): string => keyFormat.format(new Date(at));
/** Calendar days from `at` to `now`; negative when `at` is still to come. */
const daysBetween = (at: string, now: Date): number =>
  Math.round((Date.parse(dayKey(now)) - Date.parse(dayKey(at))) / 86_400_000);
