import type { Message } from '../../../../lib/language.ts';
import type { FileCell } from '../../../kinds/index.ts';
import { importLimits } from '../limits.ts';

/** The row's number as a spreadsheet counts, and its cells. */
export type FileRow = [number, FileCell[]];

/** A parsed file: headings and first rows for choosing columns, and all rows in packed chunks. */
export type FileTable = {
  /** The sheets there are; none in CSV. */
  sheets: string[];
  sheet: string | null;
  headings: string[];
  samples: FileRow[];
  rowCount: number;
  chunks: Uint8Array[];
  /** Sheets with rows of the records' parts (server/transfer/parts). */
  others: OtherSheet[];
};

export type OtherSheet = Pick<FileTable, 'headings' | 'rowCount' | 'chunks'> & { sheet: string };

export class FileFault extends Error {
  readonly pair: Message;

  constructor(pair: Message) {
    super(pair.id);
    this.pair = pair;
  }
}

/**
 * Whether rows hold more cells or letters than one import takes. Counts before expanding: a workbook stores a text
 * shared by all cells only once.
 */
export function areTooMuch(rows: readonly FileRow[]): boolean {
  let cells = 0;
  let letters = 0;
  for (const [, row] of rows) {
    cells += row.length;
    for (const cell of row) if (typeof cell === 'string') letters += cell.length;
  }
  return cells > importLimits.cells || letters > importLimits.letters;
}

export const tooMuch: Message = {
  id: 'Isi berkas ini terlalu banyak untuk sekali impor. Bagi menjadi beberapa berkas.',
  en: 'This file holds too much for one import. Split it into several.',
};

/** C, R → the name a spreadsheet gives the cell: `cellName(2, 12)` is C12. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row}`;
}
