import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportFormat, type FileFormat, mostPrinted } from '../../../domain/calls/transfer.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { askedFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, type ListQuery, Refusal } from '../../http/index.ts';
import { type Cell, textOf } from '../../kinds/index.ts';
import { type TransferColumn, transferColumns } from '../columns.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { workbookWithParts } from '../parts/export-sheets.ts';
import { partSheetsOf } from '../parts/part-sheet.ts';
import { printList } from '../print/print-list.ts';
import { cellOf } from './cell.ts';
import { type OpenRows, openRows } from './open-rows.ts';
import { mostSheetRows, workbookOf } from './workbook.ts';

export type ExportQuery = { format: ExportFormat; columns: string[]; list: ListQuery };
export type Export = { count: number; fileName: string; content: Readable };

/**
 * Concurrent exports: each holds a database session until the client has downloaded, and the rest of the product
 * needs sessions too.
 */
const mostAtOnce = 3;
/** A reader that takes nothing for so long has gone. */
const patience = 60_000;
let running = 0;

/**
 * Streams all rows of the list with this search, filters and order as a file. Audited before it is sent.
 * @param resource as the actor's role sees it
 * @param rule which rows the viewer may reach
 * @throws Refusal 400 for unknown columns, filters or orders; 422 for more rows than a sheet or paper holds; 429 when too
 * many run
 */
export async function exportRecords(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  query: ExportQuery,
  rule: RowRule,
): Promise<Export> {
  const { pool, db } = deps;
  const columns = chosenColumns(resource, namesFor(resource, query));
  const conditions = askedFor(resource, query.list, rule, viewerOf(actor));
  if (running >= mostAtOnce)
    throw new Refusal(
      429,
      translate({
        id: 'Beberapa unduhan lain sedang berjalan. Coba lagi sebentar lagi.',
        en: 'Several other downloads are running. Try again in a moment.',
      }),
    );
  running += 1;
  let open: OpenRows | undefined;
  const finish = async (): Promise<void> => {
    running -= 1;
    await open?.close();
  };
  try {
    open = await openRows(pool, resource, query.list, conditions);
    if (query.format === 'xlsx' && open.count > mostSheetRows) throw tooManyForSheet(open.count);
    if (query.format === 'pdf' && open.count > mostPrinted) throw tooManyToPrint(open.count);
    const { firstChar, filters } = query.list;
    await recordAudit(db, {
      actor,
      action: 'export',
      resource: resource.name,
      recordId: null,
      after: {
        format: query.format,
        columns: columns.map(({ name }) => name),
        search: firstChar,
        filters,
        count: open.count,
      },
    });
    const { format, list } = query;
    const content =
      format === 'pdf'
        ? Readable.from([Buffer.from(await printList(deps, resource, actor, { columns, list, open }))])
        : await write(format, resource, columns, open);
    return {
      count: open.count,
      fileName: fileNameOf(resource, query.format),
      content: watched(content, finish),
    };
  } catch (error) {
    await finish();
    throw error;
  }
}

/** Without a choice files have all columns, paper those of the list. */
const namesFor = ({ columns: shown }: Resource, { format, columns }: ExportQuery): string[] =>
  columns.length === 0 && format === 'pdf' ? shown : columns;

function chosenColumns(resource: Resource, names: string[]): TransferColumn[] {
  const all = transferColumns(resource);
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find((column) => column.name.toLowerCase() === name.toLowerCase());
    if (!found)
      throw badRequest({ Columns: [translate({ id: 'Kolom tidak dikenal.', en: 'Unknown column.' })] });
    return found;
  });
}

const tooManyForSheet = (count: number): Refusal =>
  new Refusal(
    422,
    translate({
      id: `Ada ${count.toLocaleString('id-ID')} baris, sedangkan satu lembar XLSX memuat paling banyak ${mostSheetRows.toLocaleString('id-ID')}. Unduh sebagai CSV atau persempit dengan saringan.`,
      en: `There are ${count.toLocaleString('en-GB')} rows, while one XLSX sheet holds at most ${mostSheetRows.toLocaleString('en-GB')}. Download as CSV or narrow them by filters.`,
    }),
  );

const tooManyToPrint = (count: number): Refusal =>
  new Refusal(
    422,
    translate({
      id: `Ada ${formatNumber(count)} baris, sedangkan PDF memuat paling banyak ${formatNumber(mostPrinted)}. Persempit dengan saringan, atau unduh sebagai XLSX atau CSV.`,
      en: `There are ${formatNumber(count)} rows, while a PDF holds at most ${formatNumber(mostPrinted)}. Narrow them by filters, or download as XLSX or CSV.`,
    }),
  );

/** For example `klasifikasi-arsip-2026-11-21.csv`, the day being Jakarta's. */
const fileNameOf = (resource: Resource, format: ExportFormat): string =>
  `${resource.name.split('.').at(-1)}-${dayInWib()}.${format}`;

async function write(
  format: FileFormat,
  resource: Resource,
  columns: TransferColumn[],
  open: OpenRows,
): Promise<Readable> {
  // In a workbook rows have sheets of their own, in CSV a cell.
  const sheets = partSheetsOf(resource).filter(({ part }) => columns.some(({ name }) => name === part.name));
  if (format === 'xlsx' && sheets.length > 0) {
    const own = columns.filter(({ name }) => !sheets.some(({ part }) => part.name === name));
    return Readable.from([await workbookWithParts(resource, own, sheets, open)]);
  }
  const rows = cellsOf(columns, open);
  return format === 'xlsx'
    ? workbookOf(resource.label.id, columns, rows, open.count)
    : Readable.from(csvOf(columns, rows));
}

async function* cellsOf(columns: TransferColumn[], open: OpenRows): AsyncGenerator<Cell[]> {
  for await (const row of open.rows()) yield columns.map((column) => cellOf(column, row));
}

/** Some hundred lines per chunk: a write per line would cost more than the line. */
async function* csvOf(columns: TransferColumn[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Buffer> {
  let text = byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  for await (const row of rows) {
    text += csvLine(row.map(textOf));
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

/** Ends the reading with the sending, however that ends: done, broken off, or asleep. */
function watched(content: Readable, finish: () => Promise<void>): Readable {
  let moved = Date.now();
  const sent = new Transform({
    transform: (chunk, _encoding, done) => {
      moved = Date.now();
      done(null, chunk);
    },
  });
  const watch = setInterval(() => {
    if (Date.now() - moved > patience) sent.destroy(new Error('The reader of an export has gone'));
  }, 5000).unref();
  void pipeline(content, sent)
    .catch(() => undefined)
    .finally(async () => {
      clearInterval(watch);
      await finish();
    });
  return sent;
}
