import { text } from 'drizzle-orm/pg-core';
import { language } from '../../lib/language.ts';
import { longMonth } from '../../lib/months.ts';
import { isRealMonth } from '../../lib/shapes.ts';
import type { YearMonthField } from '../../resources/declare.ts';
import { textOfCell } from './cell.ts';
import { dayOf } from './day.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

export const yearMonthKind: ServerKind<YearMonthField> = {
  // Sorts as it reads.
  type: 'text',
  column: (field, name) => required(field, text(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: true,
  filterValue: (_field, typed) => (isRealMonth(typed) ? typed : undefined),
  isSame: isEqual,
  isKey: null,
  exported: (_field, value) => (typeof value === 'string' ? value : null),
  printed: (_field, value) =>
    typeof value === 'string' && isRealMonth(value)
      ? longMonth(language(), new Date(`${value}-01T00:00:00Z`))
      : '',
  format: null,
  imported: (_field, cell) => {
    const typed = textOfCell(cell);
    return { value: typed === '' ? null : (monthIn(typed) ?? typed) };
  },
  guide: {
    example: () => '2026-01',
    meaning: () => 'Bulan, misalnya 2026-01 atau Januari 2026',
    values: () => [],
  },
};

/** "2026-01", "01/2026", "Januari 2026", a spreadsheet's "Jan-26", and any day of the month. */
function monthIn(typed: string): string | undefined {
  if (isRealMonth(typed)) return typed;
  const [, month, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const first = month ? `${year}-${month}-1` : typed.replace(/^([a-z]+)[\s-]+(\d{2})$/i, '$1 20$2');
  return (dayOf(first) ?? dayOf(`1 ${first}`))?.slice(0, 7);
}
