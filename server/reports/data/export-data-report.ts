import { Readable } from 'node:stream';
import type { DataReport } from '../../../domain/calls/data-report.ts';
import type { ReportFormat } from '../../../domain/reports/report.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { renderListPdf } from '../../documents/index.ts';
import type { Cell } from '../../kinds/index.ts';
import {
  byteOrderMark,
  columnWidths,
  csvLine,
  filtersInWords,
  printedBy,
  rightOf,
  settingOf,
  textOf,
  workbookOf,
} from '../../transfer/index.ts';
import { type ReportFile, reportTypes } from '../export/report-file.ts';
import type { DataQuery } from './data-query.ts';
import { type DataRow, dataHeads, dataRows } from './data-rows.ts';
import { readDataReport } from './read-data-report.ts';

/**
 * A report on declared records as a file. Audited before it is sent.
 * @param resource as the reader's role sees it
 * @throws Refusal as readDataReport, and 409 for what cannot be printed
 */
export async function exportDataReport(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  { format, query, rule }: { format: ReportFormat; query: DataQuery; rule: RowRule },
): Promise<ReportFile> {
  const report = await readDataReport(deps.pool, resource, query, rule);
  const rows = dataRows(resource, report);
  const { groups, measures, list } = query;
  await recordAudit(deps.db, {
    actor,
    action: 'export',
    resource: resource.name,
    recordId: null,
    after: {
      format,
      groups,
      measures,
      filters: list.filters,
      search: list.firstChar,
      count: report.total.count,
    },
  });
  const content =
    format === 'pdf'
      ? Readable.from([Buffer.from(await printed(deps, resource, actor, query, report, rows))])
      : format === 'csv'
        ? Readable.from([csvOf(report, rows)])
        : workbookOf(titleOf(report), columnsOf(resource, report), cellsOf(rows));
  const name = `laporan-${resource.name.split('.').at(-1)}-${dayInWib()}.${format}`;
  return { name, mimeType: reportTypes[format], content, count: rows.length };
}

export const titleOf = ({ label }: Pick<DataReport, 'label'>): string =>
  translate({ id: `Laporan ${label}`, en: `Report: ${label}` });

const csvOf = (report: DataReport, rows: readonly DataRow[]): Buffer =>
  Buffer.from(
    byteOrderMark +
      [csvLine(dataHeads(report)), ...rows.map(({ cells }) => csvLine(cells.map(textOf)))].join(''),
  );

async function* cellsOf(rows: readonly DataRow[]): AsyncGenerator<Cell[]> {
  for (const { cells } of rows) yield cells;
}

function columnsOf({ fields }: Resource, report: DataReport) {
  const heads = dataHeads(report);
  const first = heads.length - report.measures.length;
  return heads.map((heading, at) => ({
    heading,
    field: fields[report.measures[at - first]?.field ?? ''] ?? ('text' as const),
  }));
}

async function printed(
  { db, files, pool }: Deps,
  resource: Resource,
  actor: Actor,
  { list }: DataQuery,
  report: DataReport,
  rows: readonly DataRow[],
): Promise<Uint8Array> {
  const heads = dataHeads(report);
  const words = rows.map((row) => row.words);
  const { weights, isWide, size } = columnWidths(heads, words);
  const head = await printedBy({ db, files }, actor);
  const facts = await filtersInWords(pool, resource, actor, list);
  const numbers = rightOf(columnsOf(resource, report).map(({ field }) => field));
  return settingOf(() =>
    renderListPdf({
      ...head,
      title: titleOf(report),
      facts,
      isWide,
      size,
      table: {
        heads,
        rows: words,
        weights,
        right: [report.groups.length, ...numbers],
        strong: rows.flatMap(({ isSum }, at) => (isSum ? [at] : [])),
      },
      note: '',
    }),
  );
}
