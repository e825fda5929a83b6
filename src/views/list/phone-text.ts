import { say } from '../../../lib/language.ts';
import type { Row } from '../record.ts';
import { cellText } from './cell-text.ts';
import type { ListColumn } from './list-columns.ts';

/** Value without a column heading: a true boolean by its label, a number with its label unless it has a unit. */
export function phoneText(column: ListColumn, row: Row): string {
  const { name, field, label } = column;
  if (field.kind === 'boolean') return row[name] === true ? say(label) : '';
  const text = cellText(column, row);
  return text && field.kind === 'integer' && !field.options.unit ? `${say(label)} ${text}` : text;
}
