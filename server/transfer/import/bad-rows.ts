import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { badRowsFormat, badRowsName, reasonsHeading } from '../../../domain/bad-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Executor } from '../../db/executor.ts';
import type { Cell, FileCell } from '../../kinds/index.ts';
import { textOf, textOfCell } from '../../kinds/index.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import { type Sheet, type SheetColumn, workbookOf, workbookOfSheets } from '../export/workbook.ts';
import { namesIn, ownerName } from './check/attach-parts.ts';
import { type Job, type JobTable, readRows } from './jobs.ts';
import type { ImportOptions } from './options.ts';
import { readPartFiles } from './part-files.ts';

/** Why each bad row of a job is bad, by its number. */
export async function badRowsOf(executor: Executor, jobId: string): Promise<Map<number, string>> {
  const { rows } = await executor.execute<{ row: number; reasons: string }>(sql`
    select row, string_agg(heading || ': ' || reason, '; ' order by at) as reasons
    from import_problem where job_id = ${jobId} group by row`);
  return new Map(rows.map(({ row, reasons }) => [row, reasons]));
}

/** Writes the bad rows with their reasons in the original format, to be corrected and imported again. */
export async function badRowsFile(
  db: Db,
  of: { resource: Resource; actor: Actor },
  job: Job,
): Promise<{ name: string; format: 'csv' | 'xlsx'; content: Readable }> {
  const { resource } = of;
  const { headings } = job.table as JobTable;
  // A file corrected before already has the reasons column, in the language of that time.
  const ofReasons: string[] = Object.values(reasonsHeading);
  const kept = headings.flatMap((heading, at) => (ofReasons.includes(heading) ? [] : [at]));
  const columns = [...kept.map((at) => headings[at] ?? ''), translate(reasonsHeading)];
  const bad = await badRowsOf(db, job.id);
  const rows = (await readRows(db, job.id)).flatMap(([row, cells]): Cell[][] => {
    const reasons = bad.get(row);
    return reasons === undefined ? [] : [[...kept.map((at) => cellOf(cells[at])), reasons]];
  });
  const format = badRowsFormat(job.fileName);
  const sheets = await badPartRows(db, of, job, bad);
  return {
    name: badRowsName(job.fileName),
    format,
    content:
      sheets.length > 0
        ? Readable.from([
            await workbookOfSheets([
              { name: resource.label.id, columns: textColumns(columns), rows },
              ...sheets,
            ]),
          ])
        : format === 'xlsx'
          ? workbookOf(resource.label.id, textColumns(columns), each(rows))
          : Readable.from(linesOf(columns, rows)),
  };
}

/** The rows of parts that belong to bad rows, and those that belong to none. */
async function badPartRows(
  db: Db,
  of: { resource: Resource; actor: Actor },
  job: Job,
  bad: ReadonlyMap<number, string>,
): Promise<Sheet[]> {
  const files = await readPartFiles(db, of, job);
  const options = job.options as ImportOptions | null;
  if (files.length === 0 || !options) return [];
  const good = new Set(
    (await readRows(db, job.id))
      .filter(([row]) => !bad.has(row))
      .flatMap(([, cells]) => namesIn(of.resource, options, cells)),
  );
  return files.map((file) => ({
    name: file.sheet.name,
    columns: textColumns(file.headings),
    rows: file.rows
      .filter(([, cells]) => !good.has(ownerName(file, cells)))
      .map(([, cells]) => file.headings.map((_heading, at) => cellOf(cells[at]))),
  }));
}

const textColumns = (headings: readonly string[]): SheetColumn[] =>
  headings.map((heading) => ({ heading, field: 'text' }));

const cellOf = (cell: FileCell | undefined): Cell => {
  if (cell === undefined || cell === null) return null;
  return typeof cell === 'number' ? cell : textOfCell(cell);
};

async function* each(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}

function* linesOf(columns: readonly string[], rows: readonly Cell[][]): Generator<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(columns));
  for (const row of rows) yield Buffer.from(csvLine(row.map(textOf)));
}
