import { isRealDay } from '../../lib/shapes.ts';

/** A raw cell of an uploaded file: CSV has text only, spreadsheets also numbers, booleans and dates. */
export type FileCell = string | number | boolean | null | { date: string };

const months = ['jan', 'feb', 'mar', 'apr', 'mei', 'jun', 'jul', 'agu', 'sep', 'okt', 'nov', 'des'];
const english: Record<string, string> = { may: 'mei', aug: 'agu', oct: 'okt', dec: 'des', ags: 'agu' };

/**
 * Parses a spreadsheet's date or number, 2026-08-17, 17/08/2026, 17-8-2026, 17
 * Agustus 2026. Day before month, as in Indonesia.
 * @returns undefined when it is no day of the calendar
 */
export function dayOf(cell: FileCell): string | undefined {
  if (cell === null || typeof cell === 'boolean') return undefined;
  if (typeof cell === 'object') return real(cell.date.slice(0, 10));
  // Days since 1899-12-30, as spreadsheets count.
  if (typeof cell === 'number')
    return Number.isInteger(cell) && cell >= 1 && cell <= 2_958_465
      ? new Date(Date.UTC(1899, 11, 30) + cell * 86_400_000).toISOString().slice(0, 10)
      : undefined;
  const text = cell.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text);
  if (iso) return real(joined(iso[1], iso[2], iso[3]));
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (numbers) return real(joined(numbers[3], numbers[2], numbers[1]));
  const named = /^(\d{1,2})[\s-]+([a-z]+)\.?[\s-]+(\d{4})$/i.exec(text);
  if (!named) return undefined;
  const short = (named[2] ?? '').toLowerCase().slice(0, 3);
  const month = months.indexOf(english[short] ?? short) + 1;
  return month > 0 ? real(joined(named[3], String(month), named[1])) : undefined;
}

const joined = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const real = (day: string): string | undefined => (isRealDay(day) ? day : undefined);
