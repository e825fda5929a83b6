import { dateFormat } from '../../../lib/formats.ts';
import { firstDayOfWeek, plusDays, startOfDayInWib } from '../../../lib/wib.ts';
import type { DayEvent } from './day-event.ts';

// Days are YYYY-MM-DD in Western Indonesia throughout; weeks begin on Monday (ISO 8601).

export type View = 'month' | 'week' | 'agenda';

/** The seven days of the week a day is in. */
export const weekOf = (day: string): string[] => {
  const monday = firstDayOfWeek(day);
  return Array.from({ length: 7 }, (_, at) => plusDays(monday, at));
};

/** Weeks of a month's page, from the Monday on or before its first day: four to six. */
export function monthGrid(day: string): string[][] {
  const last = lastOfMonth(day);
  const weeks: string[][] = [];
  for (let monday = firstDayOfWeek(firstOfMonth(day)); monday <= last; monday = plusDays(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

/** The days that a view shows, the first and the last. */
export function spanOf(view: View, day: string): { from: string; to: string } {
  if (view === 'agenda') return { from: firstOfMonth(day), to: lastOfMonth(day) };
  const days = view === 'week' ? weekOf(day) : monthGrid(day).flat();
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: string): string => plusDays(firstOfMonth(plusMonths(firstOfMonth(day), 1)), -1);

/** The same day of another month, or its last where it has none: 31 January, 28 February. */
export function plusMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return plusDays(first.toISOString().slice(0, 10), Math.min(date, days) - 1);
}

/** ISO week number: the week belongs to the year of its Thursday. */
export function weekNumber(day: string): number {
  const thursday = plusDays(firstDayOfWeek(day), 3);
  return (
    1 + Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * 86_400_000))
  );
}

/** Day that a key leads to in the grid; undefined for other keys. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const monday = firstDayOfWeek(day);
  const ways: Record<string, string> = {
    ArrowLeft: plusDays(day, -1),
    ArrowRight: plusDays(day, 1),
    ArrowUp: plusDays(day, -7),
    ArrowDown: plusDays(day, 7),
    Home: monday,
    End: plusDays(monday, 6),
    PageUp: plusMonths(day, -1),
    PageDown: plusMonths(day, 1),
  };
  return ways[key];
}

/** How many days lie between two; below zero where the second is before the first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Events by day of a span; those of several days appear in each, and first. */
export function byDay(events: readonly DayEvent[], days: readonly string[]): Map<string, DayEvent[]> {
  const long = (event: DayEvent) => (event.lastDay > event.day ? 0 : 1);
  const ordered = events.toSorted((a, b) => long(a) - long(b) || Number(a.isDone) - Number(b.isDone));
  return new Map(
    days.map((day) => [day, ordered.filter((event) => event.day <= day && day <= event.lastDay)]),
  );
}

export const isDay = (value: string | null): value is string =>
  value !== null &&
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  plusDays(value, 0) === value;

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = dateFormat(options);
  return (day: string): string => made(startOfDayInWib(day));
};
/** "November 2026" */
export const monthWords = format({ month: 'long', year: 'numeric' });
/** "Senin, 23 November 2026" */
export const dayWords = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** "Senin" */
export const weekdayWords = format({ weekday: 'long' });
/** "Sen" */
export const shortWeekday = format({ weekday: 'short' });
const dayOfMonth = format({ day: 'numeric', month: 'short' });
const dayOfYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** "16–22 Nov 2026" */
export function weekWords(day: string): string {
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week[6]];
  const start = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : dayOfMonth(first);
  return `${start}–${dayOfYear(last)}`;
}
