import type { ReportItem, ReportPart, ReportSummary } from '../../../domain/calls/reports.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { durationWords } from '../../../domain/reports/duration.ts';
import { lengthOf } from '../../../domain/reports/period.ts';
import { movedKinds, reportLabels } from '../../../domain/reports/report.ts';
import {
  countedMessages,
  lateMessages,
  measuredFrom,
  measuredTimes,
  movedMessages,
  type ReportState,
  reportStateChips,
} from '../../../domain/reports/report-words.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { ReportSheet } from '../../documents/index.ts';
import { type LogoSource, letterheadOfUnit } from '../../letterheads/index.ts';
import { printedHeads, printedRow } from './report-columns.ts';

/** Most letters printed; a longer list is not readable and slow to typeset. */
export const mostPrinted = 500;
const mostParts = 12;

/**
 * Builds a report's sheet: the user's company and unit, filters, figures, parts and letters.
 * @throws as toPrint
 */
export async function reportSheetOf(
  source: LogoSource,
  actor: Actor,
  summary: ReportSummary,
  { items, narrowed, total }: { items: ReportItem[]; narrowed: [string, string][]; total: number },
): Promise<ReportSheet> {
  const head = await letterheadOfUnit(source, actor.unitId);
  const time = measuredTimes[summary.report]?.id;
  const counted = countedMessages[summary.report].id;
  const table = (name: string, first: string, parts: ReportPart[]) => ({
    name,
    heads: [first, counted, ...(time ? [time] : [])],
    rows: parts
      .slice(0, mostParts)
      .map(({ label, count, median }) => [label, numbered(count), ...(time ? [durationWords(median)] : [])]),
  });
  return {
    title: reportLabels[summary.report].id,
    letterhead: head,
    facts: [['Unit', actor.unitName], ['Periode', periodWords(summary)], ...narrowed],
    figures: figuresOf(summary),
    parts: [
      table(
        lengthOf(summary) > 62 ? 'Per bulan' : 'Per hari',
        lengthOf(summary) > 62 ? 'Bulan' : 'Hari',
        lengthOf(summary) > 62
          ? summary.months.slice(-mostParts)
          : summary.months.filter(({ count }) => count > 0),
      ),
      table('Per unit', 'Unit', summary.units),
      summary.report === 'arsip'
        ? table('Per klasifikasi', 'Klasifikasi', summary.kinds)
        : table('Per jenis', 'Jenis', summary.kinds),
    ],
    heads: printedHeads(summary.report),
    rows: items.map(printedRow),
    note: noteOf(summary, items.length, total),
    printed: `Dicetak ${longDate(new Date())} oleh ${actor.personName}, ${actor.ownPositionName}`,
    day: dayInWib(),
  };
}

export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? longDate(from) : `${longDate(from)} sampai ${longDate(to)}`;

/** Describes a report's figures: total, states, durations, overdue. */
export function figuresOf(summary: ReportSummary): ReportSheet['figures'] {
  const { report, total, states, measured, overdue, moved } = summary;
  return [
    {
      name: report === 'arsip' ? 'Arsip bertanggal dalam periode ini' : 'Jumlah naskah',
      value: numbered(total),
      hint: (Object.entries(states) as [ReportState, number][])
        .map(([state, count]) => `${reportStateChips[state].label.id} ${numbered(count)}`)
        .join(' · '),
    },
    ...(measuredTimes[report]
      ? [
          {
            name: `${measuredTimes[report].id} (median)`,
            value: durationWords(measured.median),
            hint: measuredFrom[report]?.id ?? '',
          },
          {
            name: `${measuredTimes[report].id} (90%)`,
            value: durationWords(measured.p90),
            hint: `sembilan dari sepuluh naskah; dihitung dari ${numbered(measured.count)} naskah`,
          },
        ]
      : []),
    ...(overdue === null
      ? []
      : [
          {
            name: lateMessages[report]?.id ?? '',
            value: numbered(overdue),
            hint: report === 'arsip' ? 'dari arsip itu; masa simpannya lewat' : 'tenggatnya sudah lewat',
          },
        ]),
    ...(moved === null
      ? []
      : [
          {
            name: 'Arsip yang diproses retensi',
            value: numbered(movedKinds.reduce((sum, kind) => sum + moved[kind].items, 0)),
            hint: `${movedKinds.map((kind) => `${movedMessages[kind].id} ${numbered(moved[kind].items)}`).join(' · ')}, menurut tanggal berita acara`,
          },
        ]),
  ];
}

/** Explains that figures include entries the table may not show (docs/decisions/reports.md). */
function noteOf({ report, total }: ReportSummary, printed: number, openable: number): string {
  const counted = countedMessages[report].id.toLowerCase();
  const rest = openable > printed ? `Tercetak ${numbered(printed)} ${counted} terbaru. ` : '';
  return openable < total
    ? `${rest}Daftar hanya memuat ${counted} yang boleh dibuka pencetak; angka di atas menghitung semua ${counted} unit.`
    : rest.trim();
}

const numbered = (count: number): string => count.toLocaleString('id-ID');
