import { date } from 'drizzle-orm/pg-core';
import { realDay } from '../../lib/body-parts.ts';
import { language } from '../../lib/language.ts';
import { longDay } from '../../lib/months.ts';
import type { DateField } from '../../resources/declare.ts';
import { textOfCell } from './cell.ts';
import { dayOf } from './day.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

const aDay = realDay();

export const dateKind: ServerKind<DateField> = {
  type: 'date',
  column: (field, name) => required(field, date(name, { mode: 'string' })),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: true,
  filterValue: (_field, text) => aDay.safeParse(text).data,
  isSame: isEqual,
  isKey: null,
  exported: (_field, value) => (typeof value === 'string' ? { day: value } : null),
  printed: (_field, value) =>
    typeof value === 'string' ? longDay(language(), new Date(`${value}T00:00:00Z`)) : '',
  format: 'yyyy-mm-dd',
  imported: (_field, cell) => {
    const text = textOfCell(cell);
    return { value: text === '' ? null : (dayOf(cell) ?? text) };
  },
  guide: {
    example: () => '2026-01-31',
    meaning: () => 'Tanggal, misalnya 31/01/2026',
    values: () => [],
  },
};
