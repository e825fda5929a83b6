import { z } from 'zod';
import { translate } from '../../lib/language.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { fault } from '../../lib/text-faults.ts';
import {
  mostSubscriptions,
  movedKinds,
  reportFilters,
  reportFormats,
  reportNames,
  subscribedReports,
} from '../reports/report.ts';
import { type ReportState, reportStateChips } from '../reports/report-words.ts';
import { day, defineCall, fileOf, id, listOf, listQuery, moment, named, pageOf } from './define-call.ts';

const tags = ['report'];
const base = '/report/api/Report/:report';
const subscriptions = '/report/api/Subscription';

const state = z.enum(Object.keys(reportStateChips) as ReportState[]);

/**
 * A row of a report: a letter the reader may open, or an archive item they may know of; the id is the letter's or
 * item's.
 */
const reportItem = z
  .object({
    id,
    subject: z.string(),
    number: z.string().nullable(),
    agenda: z.string().optional(),
    categoryName: z.string().nullable(),
    classificationName: z.string().nullable(),
    securityName: z.string(),
    securityRank: z.int(),
    /** Who sent it; and at which posts, or to whom outside, it arrived. */
    senderName: z.string().nullable(),
    receiverNames: z.array(z.string()),
    unitNames: z.array(z.string()),
    /** For archive items: the filing unit, and the end of the current stage. */
    filingUnitName: z.string().nullish(),
    dueOn: day.nullish(),
    /** When it was received, or signed; the date of an archive item. */
    at: z.string(),
    state,
    /** The measured time, in hours; null as long as nothing was done. */
    hours: z.number().nullable(),
  })
  .meta({ id: 'ReportItem' });
export type ReportItem = z.infer<typeof reportItem>;

/** A part of a report's figures; `key` is the list's filter value. */
const reportPart = z
  .object({
    key: z.string().nullable(),
    label: z.string(),
    count: z.int(),
    /** Median of the measured time in hours; null where nothing is measured. */
    median: z.number().nullable(),
  })
  .meta({ id: 'ReportPart' });
export type ReportPart = z.infer<typeof reportPart>;

const reportSummary = z
  .object({
    report: z.enum(reportNames),
    from: day,
    to: day,
    total: z.int(),
    /** Of them: by state. */
    states: z.partialRecord(state, z.int()),
    /** Sample size, median and 90th percentile of the measured time, in hours. */
    measured: z.object({ count: z.int(), median: z.number().nullable(), p90: z.number().nullable() }),
    /**
     * Overdue today (`lateWords`), regardless of the period except for archive items; null where a report has none.
     */
    overdue: z.int().nullable(),
    /** Chronological; `key` is a month (2026-01) or, for short periods, a day. */
    months: z.array(reportPart),
    units: z.array(reportPart.extend({ overdue: z.int() })),
    /** By subtype; archive items by classification. */
    kinds: z.array(reportPart),
    /** Archive items by the year in which their stage ends. */
    due: z.array(reportPart),
    securities: z.array(reportPart),
    /** Transferred, destroyed and handed over in the period, whatever the items' own dates; null for letters. */
    moved: z.record(z.enum(movedKinds), z.object({ units: z.int(), items: z.int() })).nullable(),
    /** The units that a report of this reader's may be narrowed to. */
    scope: z.array(named),
  })
  .meta({ id: 'ReportSummary' });
export type ReportSummary = z.infer<typeof reportSummary>;

const reportStep = z.object({
  event: z.string(),
  label: z.string(),
  at: moment,
  by: z.string().nullable(),
});
export type ReportStep = z.infer<typeof reportStep>;

const reportEntry = reportItem
  .extend({
    report: z.enum(reportNames),
    steps: z.array(reportStep),
    dueAt: z.string().nullable(),
    /** Where it is read. */
    detailUrl: z.string(),
  })
  .meta({ id: 'ReportEntry' });
export type ReportEntry = z.infer<typeof reportEntry>;

const subscription = z.looseObject({
  report: z.enum(subscribedReports, fault({ id: 'Pilih laporan.', en: 'Choose a report.' })),
  frequency: z.enum(
    ['weekly', 'monthly'],
    fault({ id: 'Pilih setiap minggu atau setiap bulan.', en: 'Choose every week or every month.' }),
  ),
  format: z.enum(reportFormats, fault({ id: 'Pilih xlsx, csv, atau pdf.', en: 'Choose xlsx, csv or pdf.' })),
  filters: z
    .partialRecord(z.enum(reportFilters), z.string().max(100), fault(queryMessages.unknownFilter))
    .default({}),
  /** Of a report on declared records: its resource, and the query of its call. */
  data: z.record(z.string().max(80), z.string().max(4000), fault(queryMessages.unknownFilter)).optional(),
});
/** An unknown field is named `body`, as integrations know it. */
const onlyKnown = <Sent extends z.ZodObject>(sent: Sent): Sent =>
  sent.superRefine((given, context) => {
    if (Object.keys(given).some((name) => !Object.hasOwn(sent.shape, name)))
      context.addIssue({
        code: 'custom',
        path: ['body'],
        message: translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' }),
      });
  });
const newSubscription = onlyKnown(subscription);
export type NewSubscription = z.output<z.ZodObject<typeof subscription.shape>>;

const chooseColleagues = fault({
  id: `Pilih satu sampai ${mostSubscriptions} rekan.`,
  en: `Choose one to ${mostSubscriptions} colleagues.`,
});
const forColleagues = subscription.extend({
  colleagueIds: z
    .array(id, chooseColleagues)
    .min(1, chooseColleagues)
    .max(mostSubscriptions, chooseColleagues),
});
export type ColleaguesSubscription = z.output<z.ZodObject<typeof forColleagues.shape>>;

/** A report that comes to its reader by mail. */
const reportSubscription = z
  .object({
    ...subscription.shape,
    id,
    /** In which role of the receiver. */
    roleName: z.string(),
    /** Whom it goes to and who asked for it; null where that is the reader. */
    receiverName: z.string().nullable(),
    askedByName: z.string().nullable(),
    createdAt: moment,
  })
  .meta({ id: 'ReportSubscription' });
export type ReportSubscription = z.output<typeof reportSubscription>;

const narrowed = {
  from: day.optional(),
  to: day.optional(),
  unitId: z.string().optional(),
  naskahDinasParentCategoryId: z.string().optional(),
  naskahDinasCategoryId: z.string().optional(),
  archiveClassificationId: z.string().optional(),
  permissionClassificationId: z.string().optional(),
  state: z.string().optional(),
};
const listed = listQuery({ OrderBy: z.literal('at').optional(), ...narrowed });

/** Reports on letters and archive items (SPEC B7 end): rows, figures, one entry, and subscriptions. */
export const reportCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Laporan',
    tags,
    query: listed,
    answer: pageOf(reportItem),
  }),
  summarise: defineCall({
    method: 'GET',
    path: `${base}/summary`,
    summary: 'Angka laporan',
    description: 'Untuk seluruh periode; FirstChar tidak berlaku di sini.',
    tags,
    query: z.object(narrowed),
    answer: reportSummary,
  }),
  download: defineCall({
    method: 'GET',
    path: `${base}/export`,
    summary: 'Unduh laporan',
    description: 'Semua yang cocok dan boleh dibuka, bukan hanya satu halaman.',
    tags,
    query: listed.extend({ format: z.enum(reportFormats) }),
    answer: fileOf(),
  }),
  readEntry: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Perjalanan satu naskah dalam laporan',
    tags,
    answer: reportEntry,
  }),
  listSubscriptions: defineCall({
    method: 'GET',
    path: subscriptions,
    summary: 'Kiriman laporan berkala',
    tags,
    answer: listOf(reportSubscription),
  }),
  subscribe: defineCall({
    method: 'POST',
    path: subscriptions,
    summary: 'Minta laporan dikirim berkala',
    tags,
    body: newSubscription,
    answer: reportSubscription,
  }),
  subscribeColleagues: defineCall({
    method: 'POST',
    path: `${subscriptions}/colleagues`,
    summary: 'Minta laporan dikirim berkala kepada rekan',
    description: 'Setiap rekan menerima yang boleh dilihatnya dengan peran utamanya saat dikirim.',
    tags,
    body: onlyKnown(forColleagues),
    answer: listOf(reportSubscription),
  }),
  cancelSubscription: defineCall({
    method: 'DELETE',
    path: `${subscriptions}/:id`,
    summary: 'Hentikan kiriman laporan',
    tags,
    answer: z.object({ id }),
  }),
};
export type ReportCalls = typeof reportCalls;
