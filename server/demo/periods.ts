import { plusDays } from '../../lib/wib.ts';

type Period = { startDate: string; endDate: string | null };

/** The day as of which the settings were written down. */
const writtenOn = '2026-11-23';

/**
 * Shifts a period (YYYY-MM-DD) so that what ran when written also runs today and a month on; past ones stay.
 */
export function asOf<P extends Period>(period: P, today: string): P {
  const { startDate, endDate } = period;
  if (endDate === null || endDate < writtenOn) return period;
  if (startDate <= writtenOn) return { ...period, endDate: later(endDate, plusDays(today, 30)) };
  const ahead = Math.max(0, daysBetween(startDate, plusDays(today, 8)));
  return { ...period, startDate: plusDays(startDate, ahead), endDate: plusDays(endDate, ahead) };
}

const later = (one: string, other: string): string => (one > other ? one : other);
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
