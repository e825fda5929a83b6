import { Readable } from 'node:stream';
import { type ReportFormat, type ReportName, reportLabels } from '../../../domain/reports/report.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { CannotSet, renderReportPdf } from '../../documents/index.ts';
import { inIndonesian, type ListQuery, Refusal } from '../../http/index.ts';
import { searchOf } from '../../letters/index.ts';
import { byteOrderMark, csvLine, textOf, workbookOf } from '../../transfer/index.ts';
import { type Asked, askedOf, directionOf } from '../report-query.ts';
import { summarise } from '../summarise.ts';
import { narrowedBy } from './narrowed-by.ts';
import { reportColumns } from './report-columns.ts';
import { type ReportFile, reportTypes } from './report-file.ts';
import { countRows, type RowsAsked, reportRows } from './report-rows.ts';
import { mostPrinted, reportSheetOf } from './report-sheet.ts';

/** More is a task for an export of the register, not for a report. */
export const mostRows = 50_000;
/** Concurrent exports: each queries for a while, and the rest of the product needs sessions too. */
const mostAtOnce = 3;
let running = 0;

/**
 * GET /report/api/Report/{report}/export: openable entries; the PDF has figures and the latest 500. Audited before
 * it is sent.
 * @throws Refusal 400 as the list does, 422 for more than 50,000 letters, 429 when too many run
 */
export async function exportReport(
  deps: Deps,
  actor: Actor,
  report: ReportName,
  format: ReportFormat,
  query: ListQuery,
): Promise<ReportFile> {
  const asked = askedOf(report, query);
  const rows: RowsAsked = {
    search: searchOf(query),
    firstChar: query.firstChar,
    direction: directionOf(query),
  };
  if (running >= mostAtOnce)
    throw new Refusal(
      429,
      translate({
        id: 'Beberapa unduhan lain sedang berjalan. Coba lagi sebentar lagi.',
        en: 'Several other downloads are running. Try again in a moment.',
      }),
    );
  running += 1;
  const finish = once(() => {
    running -= 1;
  });
  try {
    const count = await countRows(deps.db, actor, asked, rows, mostRows);
    if (format !== 'pdf' && count > mostRows) throw tooMany(report);
    await recordAudit(deps.db, {
      actor,
      action: 'export',
      resource: `pelaporan.${report}`,
      recordId: null,
      after: { format, ...asked.period, filters: query.filters, search: query.firstChar, count },
    });
    const content = await contentOf[format](deps, actor, asked, rows, { query, count });
    content.once('close', finish);
    return { name: fileNameOf(asked, format), mimeType: reportTypes[format], content, count };
  } catch (error) {
    finish();
    throw error;
  }
}

type Rest = { query: ListQuery; count: number };
type Write = (deps: Deps, actor: Actor, asked: Asked, rows: RowsAsked, rest: Rest) => Promise<Readable>;

const contentOf: Record<ReportFormat, Write> = {
  csv: async ({ db }, actor, asked, rows) => Readable.from(csvOf(db, actor, asked, rows)),
  xlsx: async ({ db }, actor, asked, rows, { count }) => {
    const cells = cellsOf(db, actor, asked, rows);
    return workbookOf(reportLabels[asked.report].id, reportColumns(asked.report), cells, count);
  },
  pdf: async ({ db, files }, actor, asked, rows, { query, count }) => {
    // Paper goes to other readers: always in Indonesian.
    const sheet = await inIndonesian(async () => {
      const [summary, narrowed, items] = await Promise.all([
        summarise(db, actor, asked),
        narrowedBy(db, query.filters),
        all(reportRows(db, actor, asked, rows, mostPrinted)),
      ]);
      if (query.firstChar) narrowed.push(['Daftar dicari dengan', query.firstChar]);
      return reportSheetOf({ db, files }, actor, summary, { items, narrowed, total: count });
    });
    try {
      return Readable.from([Buffer.from(await renderReportPdf(sheet))]);
    } catch (error) {
      if (!(error instanceof CannotSet)) throw error;
      throw new Refusal(
        409,
        translate({
          id: 'Laporan ini tidak dapat dicetak. Persempit periodenya, atau unduh sebagai XLSX.',
          en: 'This report cannot be printed. Narrow its period, or download it as XLSX.',
        }),
      );
    }
  },
};

async function all<One>(given: AsyncIterable<One>): Promise<One[]> {
  const found: One[] = [];
  for await (const one of given) found.push(one);
  return found;
}

async function* cellsOf(db: Deps['db'], actor: Actor, asked: Asked, rows: RowsAsked) {
  const columns = reportColumns(asked.report);
  for await (const item of reportRows(db, actor, asked, rows, mostRows))
    yield columns.map(({ cell }) => cell(item));
}

async function* csvOf(db: Deps['db'], actor: Actor, asked: Asked, rows: RowsAsked): AsyncGenerator<Buffer> {
  let text = byteOrderMark + csvLine(reportColumns(asked.report).map(({ heading }) => heading));
  for await (const row of cellsOf(db, actor, asked, rows)) {
    text += csvLine(row.map(textOf));
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}

/** For example `laporan-naskah-masuk-2026-01-01-2026-11-21.pdf`. */
const fileNameOf = ({ report, period }: Asked, format: ReportFormat): string =>
  `laporan-${report}-${period.from}-${period.to}.${format}`;

const tooMany = (report: ReportName): Refusal =>
  new Refusal(
    422,
    translate(
      report === 'arsip'
        ? {
            id: `Ada lebih dari ${mostRows.toLocaleString('id-ID')} arsip. Persempit periode atau saringannya.`,
            en: `There are more than ${mostRows.toLocaleString('en-GB')} items. Narrow the period or the filters.`,
          }
        : {
            id: `Ada lebih dari ${mostRows.toLocaleString('id-ID')} naskah. Persempit periode atau saringannya.`,
            en: `There are more than ${mostRows.toLocaleString('en-GB')} letters. Narrow the period or the filters.`,
          },
    ),
  );

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
