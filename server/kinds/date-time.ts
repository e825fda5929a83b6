import { customType } from 'drizzle-orm/pg-core';
import { momentInWords } from '../../lib/months.ts';
import { momentInWib, readClock } from '../../lib/wib.ts';
import type { DateTimeField } from '../../resources/declare.ts';
import { type FileCell, textOfCell } from './cell.ts';
import { dayOf } from './day.ts';
import { required, type ServerKind } from './kind.ts';

/** PostgreSQL writes "2026-11-16 14:40:00+00", by the session's zone. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (0) with time zone',
  fromDriver: (stored) => momentInWib(stored.replace(' ', 'T').replace(/[+-]\d{2}$/, '$&:00')) ?? stored,
});

export const dateTimeKind: ServerKind<DateTimeField> = {
  type: 'timestamptz',
  column: (field, name) => required(field, moment(name)),
  read: (column) => `to_char(${column} at time zone interval '7 hours', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`,
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  // In an address that nobody encoded, the plus of an offset is a space.
  filterValue: (_field, text) => momentInWib(text.replace(/ (?=\d{2}:\d{2}$)/, '+')),
  // Files carry no seconds.
  isSame: (before, after) =>
    (before ?? null) === (after ?? null) ||
    (typeof before === 'string' && after === `${before.slice(0, 16)}:00+07:00`),
  isKey: null,
  exported: (_field, value) => (typeof value === 'string' ? new Date(`${value.slice(0, 19)}Z`) : null),
  printed: (_field, value) => (typeof value === 'string' ? `${momentInWords(value)} WIB` : ''),
  format: 'yyyy-mm-dd hh:mm',
  imported: (_field, cell) => {
    const text = textOfCell(cell);
    return { value: text === '' ? null : (momentOf(cell) ?? text) };
  },
  guide: {
    example: () => '2026-01-31 13:45',
    meaning: () => 'Tanggal dan jam WIB, misalnya 31/01/2026 13.45',
    values: () => [],
  },
};

/** More characters than any moment has: a text of blanks is divided in every way. */
const longest = 100;

/** A cell's moment, in Western Indonesian time unless it says its offset; a day alone is its first minute. */
function momentOf(cell: FileCell): string | undefined {
  if (typeof cell === 'number') return ofClock(new Date(Date.UTC(1899, 11, 30) + cell * 86_400_000));
  if (typeof cell === 'object' && cell !== null) return ofClock(new Date(cell.date));
  const text = textOfCell(cell);
  if (text.length > longest) return undefined;
  const [, day = text, clock = '0', seconds = '00'] =
    /^(.+?)[T,\s]+(\d{1,2}[.:]\d{2})(?:[.:](\d{2}))?(?:\s*WIB)?$/i.exec(text) ?? [];
  const [found, at] = [dayOf(day), readClock(clock)];
  return momentInWib(text) ?? (found && at ? momentInWib(`${found}T${at}:${seconds}+07:00`) : undefined);
}

/** Spreadsheets know a clock without a zone, as a fraction that is a little off. */
function ofClock(clock: Date): string | undefined {
  const rounded = new Date(Math.round(clock.getTime() / 1000) * 1000);
  return Number.isNaN(rounded.getTime())
    ? undefined
    : momentInWib(`${rounded.toISOString().slice(0, 19)}+07:00`);
}
