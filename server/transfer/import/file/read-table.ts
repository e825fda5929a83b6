import { gzipSync } from 'node:zlib';
import type { FileCell } from '../../../kinds/index.ts';
import { importLimits } from '../limits.ts';
import { areTooMuch, cellName, FileFault, type FileRow, type FileTable, tooMuch } from './cells.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const rowsPerChunk = 2000;

/**
 * Reads a file of either kind into headings and rows. Detects the kind by content; a contradicting name is refused.
 * @throws FileFault in words for the uploader
 */
export async function readTable(
  bytes: Uint8Array,
  fileName: string,
  sheet?: string,
  others: readonly string[] = [],
): Promise<FileTable> {
  if (bytes.length === 0)
    throw new FileFault({
      id: 'Berkas kosong. Pilih berkas lain.',
      en: 'The file is empty. Choose another.',
    });
  const kind = kindOf(bytes);
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (kind === 'ole')
    throw new FileFault({
      id: 'Berkas ini terkunci kata sandi atau dalam format Excel lama (.xls). Simpan sebagai .xlsx tanpa kata sandi.',
      en: 'This file is locked by a password or in the old Excel format (.xls). Save it as .xlsx without a password.',
    });
  if (!['csv', 'txt', 'tsv', 'xlsx'].includes(extension))
    throw new FileFault({
      id: 'Jenis berkas ini tidak diterima. Gunakan CSV atau XLSX.',
      en: 'Files of this kind are not accepted. Use CSV or XLSX.',
    });
  if ((kind === 'zip') !== (extension === 'xlsx'))
    throw new FileFault({
      id: `Isi berkas tidak sesuai dengan akhiran namanya (.${extension}).`,
      en: `What is in the file does not fit the end of its name (.${extension}).`,
    });
  if (kind !== 'zip') return tableOf([], null, readCsv(bytes), []);
  const read = await readXlsx(bytes, sheet, others);
  return tableOf(read.sheets, read.sheet, read.rows, read.others);
}

function kindOf(bytes: Uint8Array): 'zip' | 'ole' | 'text' {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0x50, 0x4b)) return 'zip';
  return starts(0xd0, 0xcf, 0x11, 0xe0) ? 'ole' : 'text';
}

function tableOf(
  sheets: string[],
  sheet: string | null,
  cells: FileCell[][],
  others: { sheet: string; rows: FileCell[][] }[],
): FileTable {
  const filled = filledRows(cells);
  const [heading, ...rows] = filled;
  if (!heading)
    throw new FileFault({
      id: 'Berkas kosong. Isi judul kolom pada baris pertama dan data di bawahnya.',
      en: 'The file is empty. Put column headings in the first row and records below.',
    });
  if (rows.length === 0)
    throw new FileFault({
      id: 'Berkas hanya berisi judul kolom. Isi data di bawahnya.',
      en: 'The file has only column headings. Put records below them.',
    });
  const further = others.map((one) => ({ sheet: one.sheet, filled: filledRows(one.rows) }));
  checkAll([filled, ...further.map((one) => one.filled)]);
  return {
    sheets,
    sheet,
    headings: headingsOf(heading),
    samples: rows.slice(0, 5).map(([at, row]) => [at, row.map(shortened)]),
    rowCount: rows.length,
    chunks: packed(rows),
    others: further.flatMap(({ sheet: name, filled: [first, ...rest] }) =>
      first
        ? [{ sheet: name, headings: headingsOf(first), rowCount: rest.length, chunks: packed(rest) }]
        : [],
    ),
  };
}

function filledRows(cells: FileCell[][]): FileRow[] {
  const filled: FileRow[] = [];
  cells.forEach((row, at) => {
    if (row.some((cell) => !isBlank(cell))) filled.push([at + 1, trimmed(row)]);
  });
  return filled;
}

const headingsOf = ([, cells]: FileRow): string[] =>
  cells.map((cell) => (isBlank(cell) ? '' : cut(String(cell).trim(), 200)));

function packed(rows: readonly FileRow[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < rows.length; from += rowsPerChunk)
    chunks.push(gzipSync(JSON.stringify(rows.slice(from, from + rowsPerChunk)), { level: 1 }));
  return chunks;
}

/** @throws FileFault for a sheet with too many rows, or too much in all of them */
function checkAll(sheets: readonly FileRow[][]): void {
  if (sheets.some((rows) => rows.length > importLimits.rows + 1))
    throw new FileFault({
      id: `Paling banyak ${importLimits.rows.toLocaleString('id-ID')} baris dalam satu berkas.`,
      en: `At most ${importLimits.rows.toLocaleString('en-GB')} rows in one file.`,
    });
  for (const rows of sheets) for (const row of rows) checkRow(row);
  if (areTooMuch(sheets.flat())) throw new FileFault(tooMuch);
}

const isBlank = (cell: FileCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

function trimmed(row: FileCell[]): FileCell[] {
  let length = row.length;
  while (length > 0 && isBlank(row[length - 1])) length -= 1;
  return row.slice(0, length);
}

function checkRow([at, row]: FileRow): void {
  if (row.length > importLimits.columns)
    throw new FileFault({
      id: `Baris ${at} memiliki lebih dari ${importLimits.columns} kolom.`,
      en: `Row ${at} has more than ${importLimits.columns} columns.`,
    });
  const long = row.findIndex((cell) => typeof cell === 'string' && cell.length > importLimits.cellLetters);
  if (long >= 0)
    throw new FileFault({
      id: `Sel ${cellName(long, at)} lebih panjang dari ${importLimits.cellLetters.toLocaleString('id-ID')} karakter.`,
      en: `Cell ${cellName(long, at)} is longer than ${importLimits.cellLetters.toLocaleString('en-GB')} characters.`,
    });
}

const shortened = (cell: FileCell): FileCell => (typeof cell === 'string' ? cut(cell, 80) : cell);

/** Cuts a text and removes what no database accepts: split surrogate pairs and NUL. */
const cut = (text: string, letters: number): string =>
  text.slice(0, letters).toWellFormed().replaceAll('\u0000', '');
