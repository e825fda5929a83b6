import { integer } from 'drizzle-orm/pg-core';
import { spanInWords } from '../../lib/minutes.ts';
import { readMinutes } from '../../lib/read-minutes.ts';
import type { DurationField } from '../../resources/declare.ts';
import { type FileCell, textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

export const durationKind: ServerKind<DurationField> = {
  type: 'integer',
  column: (field, name) => required(field, integer(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (_field, text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  isSame: isEqual,
  isKey: null,
  exported: (_field, value) => (typeof value === 'number' ? clockOf(value) : null),
  printed: (_field, value) => (typeof value === 'number' ? spanInWords(value) : ''),
  format: null,
  imported: (_field, cell) => ({ value: minutesOf(cell) }),
  guide: {
    example: () => '2:15',
    meaning: () => 'Lama waktu, misalnya 2:15 atau 2 jam 15 menit',
    values: () => [],
  },
};

/** "2:15"; minutes alone would not say what they are. */
const clockOf = (minutes: number): string =>
  `${minutes < 0 ? '-' : ''}${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

function minutesOf(cell: FileCell): unknown {
  if (typeof cell === 'number') return cell;
  // Spreadsheets keep "2:15" as a time of their first day.
  if (typeof cell === 'object' && cell !== null)
    return Math.round((Date.parse(cell.date) - Date.UTC(1899, 11, 30)) / 60_000);
  const text = textOfCell(cell);
  return text === '' ? null : (readMinutes(text) ?? text);
}
