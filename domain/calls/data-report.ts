import { z } from 'zod';
import { reportFormats } from '../reports/report.ts';
import { defineCall, fileOf } from './define-call.ts';

const tags = ['report'];
const base = '/report/api/Data/:resource';

/** Groups of a report on declared records; more are no report any more. */
export const mostGroups = 500;

const figures = z.object({
  count: z.int(),
  /** In the order of the measures: exact numbers as text, time spans in minutes; null where nothing is filled in. */
  sums: z.array(z.string().nullable()),
});
export type DataFigures = z.infer<typeof figures>;

/** One value that records are grouped by; `key` is null for those without. */
const group = figures.extend({ key: z.string().nullable(), label: z.string() });
export type DataGroup = z.infer<typeof group>;

const dataReport = z
  .object({
    resource: z.string(),
    label: z.string(),
    groups: z.array(
      z.object({ field: z.string(), by: z.enum(['month', 'year']).optional(), label: z.string() }),
    ),
    measures: z.array(z.object({ field: z.string(), label: z.string() })),
    total: figures,
    /** By the first grouping, each with its parts by the second. */
    parts: z.array(group.extend({ parts: z.array(group) })),
  })
  .meta({ id: 'DataReport' });
export type DataReport = z.infer<typeof dataReport>;

/** Beside these the filters of the resource's list. */
const query = z.object({
  GroupBy: z.string().optional(),
  Measures: z.string().optional(),
  FirstChar: z.string().max(200).optional(),
});

/** A report on any declared resource: groups, sums, files. */
export const dataReportCalls = {
  read: defineCall({
    method: 'GET',
    path: base,
    summary: 'Laporan data',
    description:
      'GroupBy: paling banyak dua isian (kind, happenedOn:month). Measures: isian yang dijumlahkan. Selebihnya saringan daftarnya.',
    tags,
    query,
    answer: dataReport,
  }),
  download: defineCall({
    method: 'GET',
    path: `${base}/export`,
    summary: 'Unduh laporan data',
    tags,
    query: query.extend({ format: z.enum(reportFormats) }),
    answer: fileOf(),
  }),
};
export type DataReportCalls = typeof dataReportCalls;
