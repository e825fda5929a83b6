import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Field } from '../../../resources/declare.ts';
import { type Cell, kindOf, textOf } from '../../kinds/index.ts';
import type { TransferColumn } from '../columns.ts';

/** Excel's own rules for names of sheets. */
export const sheetName = (label: string): string => label.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

export type SheetColumn = { heading: string; field: TransferColumn['field'] | 'text' };

/** Rows of a sheet without its heading (Excel's own end). */
export const mostSheetRows = 1_048_575;
/** Characters per cell, Excel's own limit. */
const mostCellLetters = 32_767;
/** Digits of a number, Excel's own limit: longer ones are text, so that none is lost. */
const mostDigits = 15;

/** Streams an XLSX: one sheet, frozen heading, text as text and days as dates. */
export function workbookOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): Readable {
  return Readable.from(written(name, columns, rows), { objectMode: false });
}

export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: readonly Cell[][] };

/** A workbook of several sheets, held in memory. */
export async function workbookOfSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      columns: columns.map(columnOf),
      rows: [columns.map(({ heading }) => heading), ...rows.map((row) => row.map(sheetCell))],
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(bytes);
}

const columnOf = ({ heading, field }: SheetColumn) => ({
  width: Math.min(40, Math.max(12, heading.length + 4)),
  ...numberFormat(field),
});

async function* written(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Uint8Array> {
  // Import lazily: it is larger than most of this code.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const stream = writeXlsxStream(sheetRows(rows), {
    name: sheetName(name),
    columns: columns.map((column) => ({ header: column.heading, ...columnOf(column) })),
    freezePane: { rows: 1 },
  });
  yield* stream as NodeReadableStream<Uint8Array>;
}

function numberFormat(field: SheetColumn['field']): { numFmt?: string } {
  const format = field === 'moment' ? 'yyyy-mm-dd hh:mm' : typeof field === 'object' ? formatOf(field) : null;
  return format ? { numFmt: format } : {};
}

function formatOf(field: Field): string | null {
  const { format } = kindOf(field);
  return typeof format === 'function' ? format(field) : format;
}

type SheetCell = Exclude<Cell, { day: string } | { decimal: string }>;

async function* sheetRows(rows: AsyncIterable<Cell[]>): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield row.map(sheetCell);
}

function sheetCell(cell: Cell): SheetCell {
  if (typeof cell === 'string') return cell.slice(0, mostCellLetters).toWellFormed();
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell;
  if ('day' in cell) return new Date(`${cell.day}T00:00:00Z`);
  const digits = cell.decimal.replace(/^-?[0.]*|\D/g, '').length;
  return digits <= mostDigits ? Number(cell.decimal) : textOf(cell);
}
