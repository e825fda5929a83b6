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

/** Rows that are written at once, with what a stream cannot have: bold headings, a filter, widths of the content. */
const mostDressed = 5000;

/**
 * An XLSX: one sheet, frozen heading, text as text and days as dates.
 * @param count where it is known: more rows than are held in memory are streamed
 */
export function workbookOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
  count = Number.POSITIVE_INFINITY,
): Readable {
  const pieces = count > mostDressed ? written(name, columns, rows) : dressed(name, columns, rows);
  return Readable.from(pieces, { objectMode: false });
}

async function* dressed(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Uint8Array> {
  const whole: Cell[][] = [];
  for await (const row of rows) whole.push(row);
  yield await workbookOfSheets([{ name, columns, rows: whole }]);
}

export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: readonly Cell[][] };

/** A workbook of several sheets, held in memory. */
export async function workbookOfSheets(sheets: readonly Sheet[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name: sheetName(name),
      columns: columns.map((column, at) => ({ ...columnOf(column), width: widthOf(column, at, rows) })),
      rows: [columns.map(({ heading }) => plain(heading)), ...rows.map((row) => row.map(sheetCell))],
      cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
      ...(columns.length > 0 && {
        autoFilter: { range: `A1:${columnLetters(columns.length - 1)}${rows.length + 1}` },
      }),
      freezePane: { rows: 1 },
    })),
  });
  return Buffer.from(bytes);
}

/** In letters: as wide as its heading with the filter's arrow, and its longest cell, as far as a screen has room. */
const widthOf = ({ heading }: SheetColumn, at: number, rows: readonly Cell[][]): number =>
  Math.min(
    60,
    Math.max(10, heading.length + 4, ...rows.slice(0, 1000).map((row) => textOf(row[at] ?? null).length + 2)),
  );

/** A, B, … Z, AA, AB … */
const columnLetters = (at: number): string =>
  (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

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
    columns: columns.map((column) => ({ header: plain(column.heading), ...columnOf(column) })),
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
  if (typeof cell === 'string') return plain(cell);
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell;
  if ('day' in cell) return new Date(`${cell.day}T00:00:00Z`);
  const digits = cell.decimal.replace(/^-?[0.]*|\D/g, '').length;
  return digits <= mostDigits ? Number(cell.decimal) : textOf(cell);
}

/** XML has neither halves of surrogates nor these two; with one no program opens the workbook. */
const plain = (text: string): string =>
  text
    .slice(0, mostCellLetters)
    .toWellFormed()
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd');
