import type { Row } from '../../crud/index.ts';
import { type Cell, kindOf } from '../../kinds/index.ts';
import type { TransferColumn } from '../columns.ts';

/** Formats a row's cell: labels for references and choices, Ya and Tidak, days as dates. */
export function cellOf({ name, field }: TransferColumn, row: Row): Cell {
  const value = row[name];
  if (field === 'active') return value === true ? 'Aktif' : 'Nonaktif';
  if (field === 'moment') return value instanceof Date ? inJakarta(value) : null;
  return kindOf(field).exported(field, value, row, name);
}

/** Shifts to Jakarta's wall clock, expressed as UTC: spreadsheets have no time zones. */
export const inJakarta = (moment: Date): Date => new Date(moment.getTime() + 7 * 3600_000);
