import { boolean } from 'drizzle-orm/pg-core';
import { translate } from '../../lib/language.ts';
import { type BooleanField, formulaOf } from '../../resources/declare.ts';
import { type CellValue, textOfCell } from './cell.ts';
import { isEqual, type ServerKind } from './kind.ts';

export const booleanKind: ServerKind<BooleanField> = {
  type: 'boolean',
  // A generated column takes no default.
  column: (field, name) =>
    formulaOf(field) === undefined
      ? boolean(name)
          .notNull()
          .default(field.options.default ?? false)
      : boolean(name).notNull(),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (_field, text) => trueOrFalse(text),
  isSame: isEqual,
  isKey: null,
  exported: (_field, value) => (value === true ? 'Ya' : 'Tidak'),
  printed: (_field, value) => translate(value === true ? { id: 'Ya', en: 'Yes' } : { id: 'Tidak', en: 'No' }),
  format: null,
  imported: (_field, cell) => {
    const text = textOfCell(cell);
    return text === '' ? { value: undefined } : yesOrNo(text);
  },
  guide: {
    example: ({ options }) => (options.default ? 'Ya' : 'Tidak'),
    meaning: () => 'Ya atau Tidak',
    values: () => ['Ya', 'Tidak'],
  },
};

/** The value of a filter by the status or a boolean field. */
export const trueOrFalse = (text: string): boolean | undefined =>
  text === 'true' || text === 'false' ? text === 'true' : undefined;

const yes = new Set(['ya', 'y', 'yes', 'true', 'benar', '1', 'x', '✓']);
const no = new Set(['tidak', 't', 'n', 'no', 'false', 'salah', '0', '-']);

export function yesOrNo(text: string): CellValue {
  const plain = text.toLowerCase();
  if (yes.has(plain)) return { value: true };
  return no.has(plain)
    ? { value: false }
    : { reason: translate({ id: 'Isi dengan Ya atau Tidak.', en: 'Enter Yes or No.' }) };
}
