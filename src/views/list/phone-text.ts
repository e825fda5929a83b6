import { shownOf } from '../kinds/index.tsx';
import type { Row } from '../record.ts';
import { cellText } from './cell-text.ts';
import type { ListColumn } from './list-columns.ts';

/** Value without a column heading: a true boolean by its label, a number with its label unless it has a unit. */
export function phoneText(column: ListColumn, row: Row): string {
  const { name, field } = column;
  const text = cellText(column, row);
  return shownOf(field).onPhone?.(field, text, row[name]) ?? text;
}
