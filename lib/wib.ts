import { isRealDay } from './shapes.ts';

// Western Indonesian time (WIB), the group's time zone: UTC+7 all year round.
const wib = 7 * 3_600_000;

/** Shifts a moment to a date whose UTC parts are the clock in Western Indonesia. */
export const inWib = (moment: Date | string | number): Date => new Date(new Date(moment).getTime() + wib);

/** The day of a moment (default: now) in Western Indonesia, as YYYY-MM-DD. */
export const dayInWib = (moment: Date | string = new Date()): string =>
  inWib(moment).toISOString().slice(0, 10);

/** The last second of a day (YYYY-MM-DD) in Western Indonesia: when a deadline passes. */
export const endOfDayInWib = (day: string): string => `${day}T23:59:59+07:00`;

/** Takes a day (YYYY-MM-DD), gives the moment it begins in Western Indonesia. */
export const startOfDayInWib = (day: string): string => `${day}T00:00:00+07:00`;

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** The moment its month began in Western Indonesia. */
export const firstDayOfMonth = (moment: Date | string = new Date()): string =>
  startOfDayInWib(`${dayInWib(moment).slice(0, 7)}-01`);

/** Weeks begin on Monday (ISO 8601), in Western Indonesian time. */
export function firstDayOfWeek(moment: Date | string = new Date()): string {
  const day = typeof moment === 'string' && moment.length === 10 ? moment : dayInWib(moment);
  return plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The clock there, "09:42". */
export const clockInWib = (moment: Date | string | number): string =>
  inWib(moment).toISOString().slice(11, 16);

/** The hour (0 to 23) it is at a moment in Western Indonesia. */
export const hourInWib = (moment: Date): number => inWib(moment).getUTCHours();

/** The weekday in Western Indonesia: 1 Monday to 7 Sunday (ISO 8601). */
export const weekdayInWib = (moment: Date): number => inWib(moment).getUTCDay() || 7;

/**
 * A moment with any offset as it is spelled everywhere, "2026-11-16T21:40:00+07:00", to the second.
 * @returns undefined for what the calendar or the clock does not have
 */
export function momentInWib(text: string): string | undefined {
  const [, day = '', clock = '', offset] = momentPattern.exec(text) ?? [];
  if (!isRealDay(day)) return undefined;
  const written = inWib(`${day}T${clock.slice(0, 8)}${offset}`).toISOString();
  return /^[1-9]\d{3}-/.test(written) ? `${written.slice(0, 19)}+07:00` : undefined;
}

const momentPattern =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Reads "21.40", "21:40", "2140" or "9" as "21:40" and "09:00". */
export function readClock(typed: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[.:]?([0-5]\d))?$/.exec(typed.trim()) ?? [];
  return hour !== '' && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}
