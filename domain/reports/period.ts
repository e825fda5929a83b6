import { dateFormat } from '../../lib/formats.ts';

import { dayInWib, plusDays } from '../../lib/wib.ts';
import type { ReportFrequency } from './report.ts';

/** Whole days in Western Indonesian time, both included. */
export type Period = { from: string; to: string };

export const periodPresets = [
  { value: 'bulan-ini', label: { id: 'Bulan ini', en: 'This month' } },
  { value: 'triwulan-ini', label: { id: 'Triwulan ini', en: 'This quarter' } },
  { value: 'tahun-ini', label: { id: 'Tahun ini', en: 'This year' } },
  { value: 'tahun-lalu', label: { id: 'Tahun lalu', en: 'Last year' } },
] as const;
export type PeriodPreset = (typeof periodPresets)[number]['value'];

/** A report looks at ten years at most. */
export const mostDays = 3660;

/** The days of a preset; the current month, quarter and year end today. */
export function presetPeriod(preset: PeriodPreset, today: string = dayInWib()): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  switch (preset) {
    case 'bulan-ini':
      return { from: day(year, month), to: today };
    case 'triwulan-ini':
      return { from: day(year, Math.floor((month - 1) / 3) * 3 + 1), to: today };
    case 'tahun-ini':
      return { from: day(year, 1), to: today };
    case 'tahun-lalu':
      return { from: day(year - 1, 1), to: `${year - 1}-12-31` };
  }
}

/** The last whole week (Monday to Sunday) or month before a day: the period of mailed reports. */
export function periodBefore(frequency: ReportFrequency, today: string): Period {
  if (frequency === 'weekly') {
    const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { from: plusDays(today, -weekday - 7), to: plusDays(today, -weekday - 1) };
  }
  const to = plusDays(`${today.slice(0, 8)}01`, -1);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => (stamp(to) - stamp(from)) / dayLength + 1;

/** Periods of up to two months are shown by days, longer ones by months. */
export const isByDay = (period: Period): boolean => lengthOf(period) <= 62;

/** Includes empty ones. */
export function bucketsOf(period: Period): string[] {
  const buckets: string[] = [];
  if (isByDay(period)) {
    for (let at = period.from; at <= period.to; at = plusDays(at, 1)) buckets.push(at);
    return buckets;
  }
  let [year = 0, month = 1] = period.from.split('-').map(Number);
  for (let at = monthOf(year, month); at <= period.to.slice(0, 7); at = monthOf(year, month)) {
    buckets.push(at);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return buckets;
}

/** The days of one of a period's months or days, cut to the period. */
export function periodOfBucket(bucket: string, period: Period): Period {
  if (bucket.length > 7) return { from: bucket, to: bucket };
  const [year = 0, month = 1] = bucket.split('-').map(Number);
  const from = `${bucket}-01`;
  const to = plusDays(month === 12 ? day(year + 1, 1) : day(year, month + 1), -1);
  return { from: later(from, period.from), to: earlier(to, period.to) };
}

/** "Januari 2026", "21 November 2026". */
export const bucketLabel = (bucket: string, isShort = false): string => {
  const isDay = bucket.length > 7;
  const label = labels[isDay ? 'day' : 'month'][isShort ? 'short' : 'long'];
  return label(stamp(isDay ? bucket : `${bucket}-01`));
};

const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
const labels = {
  day: {
    short: inUtc({ day: 'numeric', month: 'short' }),
    long: inUtc({ day: 'numeric', month: 'long', year: 'numeric' }),
  },
  month: {
    short: inUtc({ month: 'short', year: 'numeric' }),
    long: inUtc({ month: 'long', year: 'numeric' }),
  },
};

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (later(one, other) === one ? other : one);
const dayLength = 86_400_000;
const stamp = (at: string): number => Date.parse(`${at}T00:00:00Z`);
const monthOf = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
const day = (year: number, month: number): string => `${monthOf(year, month)}-01`;
