import { say } from '../../../lib/language.ts';
import type { Row } from '../record.ts';
import { cellText } from './cell-text.ts';
import type { ListColumn } from './list-columns.ts';

/**
 * What a value says where no head of a column says what it is: of yes and no only what holds, by its name; of a number
 * its name, unless its unit tells.
 */
export function phoneText(column: ListColumn, row: Row): string {
  const { name, field, label } = column;
  if (field.kind === 'boolean') return row[name] === true ? say(label) : '';
  const text = cellText(column, row);
  return text && field.kind === 'integer' && !field.options.unit ? `${say(label)} ${text}` : text;
}
