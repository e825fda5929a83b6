import { translate } from '../../../lib/language.ts';
import { momentInWords } from '../../../lib/months.ts';
import type { Field } from '../../../resources/declare.ts';
import { canBeSummed } from '../../../resources/kinds/index.ts';
import type { Row } from '../../crud/index.ts';
import { wordsOf } from '../../kinds/index.ts';
import type { TransferColumn } from '../columns.ts';
import { breakable } from './column-widths.ts';

export const statusWords = (isActive: boolean): string =>
  translate(isActive ? { id: 'Aktif', en: 'Active' } : { id: 'Nonaktif', en: 'Inactive' });

/** A row's cell as its reader's language writes it. */
export function cellInWords({ name, field }: Pick<TransferColumn, 'name' | 'field'>, row: Row): string {
  const value = row[name];
  if (field === 'active') return statusWords(value === true);
  if (field === 'moment') return value instanceof Date ? momentInWords(value) : '';
  return breakable(wordsOf(field, row, name));
}

/** A column's heading in the reader's language. */
export const headOf = ({ name, heading, field }: TransferColumn): string =>
  typeof field === 'object' ? translate(field.label) : (translate(ownHeads[name]) ?? heading);

const ownHeads: Record<string, { id: string; en: string }> = {
  isActive: { id: 'Status', en: 'Status' },
  createdAt: { id: 'Dibuat pada', en: 'Created' },
  updatedAt: { id: 'Diubah pada', en: 'Changed' },
};

/** Columns of numbers, which are read from the right. */
export const rightOf = (fields: readonly (Field | string)[]): number[] =>
  fields.flatMap((field, at) => (typeof field === 'object' && isNumber(field) ? [at] : []));

const isNumber = (field: Field): boolean =>
  canBeSummed(field) && !(field.kind === 'integer' && field.options.isYear);
