import { numeric } from 'drizzle-orm/pg-core';
import { translate } from '../../lib/language.ts';
import type { DecimalField, MoneyField } from '../../resources/declare.ts';
import { exactIn, mostWhole } from '../../resources/kinds/exact/limits.ts';
import { type CellValue, type FileCell, textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

type Own<F> = Pick<ServerKind<F & (DecimalField | MoneyField)>, 'format' | 'guide' | 'printed'> & {
  digitsOf: (field: F) => number;
  /** Reads a cell's text as "1500.25". */
  read: (field: F, text: string) => string | undefined;
};

/** A kind of exact numbers: text everywhere but in a workbook's cells, which hold floats. */
export const exactKind = <F extends DecimalField | MoneyField>({
  digitsOf,
  read,
  ...own
}: Own<F>): ServerKind<F> => ({
  ...own,
  type: 'numeric',
  column: (field, name) => {
    const scale = digitsOf(field);
    return required(field, numeric(name, { precision: mostWhole + scale, scale }));
  },
  // In JSON it would be a number, and a float once it is read.
  read: (column) => `${column}::text`,
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (field, text) => exactIn(text, digitsOf(field)),
  isSame: isEqual,
  isKey: null,
  exported: (_field, value) => (typeof value === 'string' ? { decimal: value } : null),
  imported: (field, cell) =>
    typeof cell === 'number' ? ofNumber(cell) : ofText(cell, (text) => read(field, text)),
});

function ofText(cell: FileCell, read: (text: string) => string | undefined): CellValue {
  const text = textOfCell(cell);
  return { value: text === '' ? null : (read(text) ?? text) };
}

/** Spreadsheets know 15 digits; what is behind them is noise of their arithmetic. */
function ofNumber(cell: number): CellValue {
  const text = cell.toPrecision(15);
  return text.includes('e')
    ? {
        reason: translate({
          id: 'Lembar kerja menyimpan paling banyak 15 angka. Tulis nilai ini sebagai teks.',
          en: 'A spreadsheet keeps 15 digits at most. Write this value as text.',
        }),
      }
    : { value: text };
}
