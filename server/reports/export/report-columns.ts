import type { ReportItem } from '../../../domain/calls/reports.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { durationWords } from '../../../domain/reports/duration.ts';
import type { ReportName } from '../../../domain/reports/report.ts';
import { measuredTimes, reportStateChips } from '../../../domain/reports/report-words.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Cell } from '../../kinds/index.ts';
import { inJakarta } from '../../transfer/index.ts';

export type ReportColumn = {
  heading: string;
  field: 'moment' | 'text';
  cell: (item: ReportItem) => Cell;
};

export const reportColumns = (report: ReportName): ReportColumn[] =>
  report === 'arsip' ? itemColumns : letterColumns(report);

const itemColumns: ReportColumn[] = [
  { heading: 'Tanggal dokumen', field: 'text', cell: ({ at }) => dayInWib(at) },
  { heading: 'Nomor', field: 'text', cell: ({ number }) => number },
  { heading: 'Uraian', field: 'text', cell: ({ subject }) => subject },
  { heading: 'Unit', field: 'text', cell: ({ unitNames }) => unitNames.join('; ') },
  { heading: 'Berkas', field: 'text', cell: ({ filingUnitName }) => filingUnitName ?? null },
  { heading: 'Jenis arsip', field: 'text', cell: ({ categoryName }) => categoryName },
  { heading: 'Klasifikasi', field: 'text', cell: ({ classificationName }) => classificationName },
  { heading: 'Keamanan', field: 'text', cell: ({ securityName }) => securityName },
  { heading: 'Keadaan', field: 'text', cell: ({ state }) => reportStateChips[state].label.id },
  { heading: 'Sampai', field: 'text', cell: ({ dueOn }) => dueOn ?? null },
];

const letterColumns = (report: ReportName): ReportColumn[] => [
  {
    heading: report === 'naskah-masuk' ? 'Diterima pada' : 'Tanggal',
    field: 'moment',
    cell: ({ at }) => inJakarta(new Date(at)),
  },
  { heading: 'Nomor', field: 'text', cell: ({ number }) => number },
  { heading: 'Nomor agenda', field: 'text', cell: ({ agenda }) => agenda ?? null },
  { heading: 'Hal', field: 'text', cell: ({ subject }) => subject },
  { heading: 'Dari', field: 'text', cell: ({ senderName }) => senderName },
  {
    heading: report === 'naskah-masuk' ? 'Diterima oleh' : 'Kepada',
    field: 'text',
    cell: ({ receiverNames }) => receiverNames.join('; '),
  },
  { heading: 'Unit', field: 'text', cell: ({ unitNames }) => unitNames.join('; ') },
  { heading: 'Jenis', field: 'text', cell: ({ categoryName }) => categoryName },
  { heading: 'Klasifikasi', field: 'text', cell: ({ classificationName }) => classificationName },
  { heading: 'Keamanan', field: 'text', cell: ({ securityName }) => securityName },
  { heading: 'Keadaan', field: 'text', cell: ({ state }) => reportStateChips[state].label.id },
  {
    heading: `${measuredTimes[report]?.id} (jam)`,
    field: 'text',
    cell: ({ hours }) => (hours === null ? null : Math.round(hours * 10) / 10),
  },
];

/** The fewer columns of the printed table: heads, and a row's words. */
export const printedHeads = (report: ReportName): string[] =>
  report === 'arsip'
    ? ['Tanggal', 'Nomor', 'Uraian', 'Unit', 'Berkas', 'Klasifikasi', 'Keadaan', 'Sampai']
    : letterHeads(report);

const letterHeads = (report: ReportName): string[] => [
  'Tanggal',
  'Nomor',
  'Hal',
  'Dari',
  report === 'naskah-masuk' ? 'Diterima oleh' : 'Kepada',
  'Jenis',
  'Keadaan',
  'Waktu',
];

export const printedRow = (item: ReportItem): string[] =>
  item.filingUnitName === undefined ? letterRow(item) : itemRow(item);

const itemRow = (item: ReportItem): string[] => [
  longDate(item.at),
  item.number ?? '',
  item.subject,
  item.unitNames.join(', '),
  item.filingUnitName ?? '',
  item.classificationName ?? '',
  reportStateChips[item.state].label.id,
  item.dueOn ? longDate(item.dueOn) : '',
];

const letterRow = (item: ReportItem): string[] => [
  longDate(item.at),
  item.number ?? item.agenda ?? '',
  item.subject,
  item.senderName ?? '',
  fewOf(item.receiverNames),
  item.categoryName ?? '',
  reportStateChips[item.state].label.id,
  durationWords(item.hours),
];

const fewOf = (names: string[]): string =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')}, dan ${names.length - 2} lainnya` : names.join(', ');
