import { parseCsv } from 'hucre/csv';
import type { FileCell } from '../../../kinds/index.ts';
import { withoutNeutral } from '../../csv.ts';
import { importLimits } from '../limits.ts';
import { cellName, FileFault } from './cells.ts';
import { decodeText } from './decode-text.ts';

/**
 * Reads CSV with any separator and encoding; restores text that an export neutralised.
 * @throws FileFault for what is no text, and for cells with formulas
 */
export function readCsv(bytes: Uint8Array): FileCell[][] {
  const whole = decodeText(bytes);
  // Excel's own way of telling the separator.
  const told = /^sep=(.)\r?\n/i.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole;
  const delimiter = told?.[1] ?? delimiterOf(text);
  // One row above the limit, to detect an excess.
  const rows = parseCsv(text, { delimiter, maxRows: importLimits.rows + 2 });
  return rows.map((row, at) => row.map((cell, column) => csvCell(String(cell ?? ''), column, at + 1)));
}

function csvCell(text: string, column: number, row: number): string {
  if (!text.startsWith('=')) return withoutNeutral(text);
  // ="0012": the spreadsheet idiom for leading zeros.
  const kept = /^="([^"]*)"$/.exec(text)?.[1];
  if (kept !== undefined) return kept;
  throw new FileFault({
    id: `Sel ${cellName(column, row)} berisi rumus. Ganti rumus dengan nilainya, lalu unggah kembali.`,
    en: `Cell ${cellName(column, row)} has a formula. Replace it by its value, then upload the file again.`,
  });
}

const candidates = [';', ',', '\t'];

/** The separator that gives most columns in the first rows, nearly all of equal count. */
export function delimiterOf(text: string): string {
  const head = text.length > 50_000 ? text.slice(0, text.lastIndexOf('\n', 50_000)) : text;
  let best = { delimiter: ';', score: 0 };
  for (const delimiter of candidates) {
    const rows = parseCsv(head, { delimiter, maxRows: 50, skipEmptyRows: true });
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter((row) => row.length === width).length / Math.max(1, rows.length);
    const score = width > 1 ? width * alike : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
