import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { Refusal } from '../../http/index.ts';
import type { Cell } from '../../kinds/index.ts';
import type { TransferColumn } from '../columns.ts';
import { cellOf } from '../export/cell.ts';
import type { OpenRows } from '../export/open-rows.ts';
import { type SheetColumn, workbookOfSheets } from '../export/workbook.ts';
import { headingsOf, linesOf, type PartSheet } from './part-sheet.ts';

/** Lines of all sheets together: they are held in memory, since only one sheet can be streamed. */
const mostLines = 50_000;

/**
 * A workbook with the records' sheet and one for each of their parts.
 * @throws Refusal 422 for more lines than are held at once
 */
export async function workbookWithParts(
  resource: Resource,
  columns: readonly TransferColumn[],
  sheets: readonly PartSheet[],
  open: OpenRows,
): Promise<Buffer> {
  const records: Cell[][] = [];
  const lines = sheets.map((): Cell[][] => []);
  let count = 0;
  for await (const row of open.rows()) {
    records.push(columns.map((column) => cellOf(column, row)));
    count += 1;
    for (const [at, sheet] of sheets.entries()) {
      const own = linesOf(resource, sheet, row);
      lines[at]?.push(...own);
      count += own.length;
    }
    if (count > mostLines) throw tooMany();
  }
  return workbookOfSheets([
    { name: resource.label.id, columns, rows: records },
    ...sheets.map((sheet, at) => ({ name: sheet.name, columns: sheetColumns(sheet), rows: lines[at] ?? [] })),
  ]);
}

export function sheetColumns(sheet: PartSheet): SheetColumn[] {
  const keys = Object.keys(sheet.keys).length;
  return headingsOf(sheet).map((heading, at) => ({
    heading,
    field: sheet.columns[at - keys]?.field ?? 'text',
  }));
}

const tooMany = (): Refusal =>
  new Refusal(
    422,
    translate({
      id: `Data ini beserta rinciannya lebih dari ${mostLines.toLocaleString('id-ID')} baris. Unduh sebagai CSV, persempit dengan saringan, atau pilih kolom tanpa rincian.`,
      en: `These records and their rows are more than ${mostLines.toLocaleString('en-GB')} lines. Download as CSV, narrow them by filters, or choose columns without rows.`,
    }),
  );
