import { z } from 'zod';
import { archiveStates } from '../archive/archive-life.ts';
import { bare, day, defineCall, id, moment } from './define-call.ts';

const tags = ['dashboard'];

/** A count of waiting work with its link. Counted up to `countedUpTo`, shown as "99+" from there on. */
const summary = z
  .object({
    key: z.string(),
    label: z.string(),
    value: z.int(),
    hint: z.string(),
    href: z.string(),
    /** How many of them are past their date. */
    late: z.int(),
    /** Since when the oldest waits; null when nothing does, or when it is not requested. */
    oldest: moment.nullable(),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summary>;

/** A unit's letters in the week from Monday `from`; `open` counts received ones. */
const flowWeek = z.object({ from: day, received: z.int(), open: z.int(), sent: z.int() });
export type FlowWeek = z.infer<typeof flowWeek>;

/**
 * A unit's letters, as its reports count them, of classes that mask nothing: visible to everybody in it (SPEC B3).
 */
const unitFigures = z.object({
  weeks: z.array(flowWeek),
  /** Median days to completion, of letters received in the last 30 days and the 30 before; null without any. */
  responseDays: z.number().nullable(),
  responseDaysBefore: z.number().nullable(),
});
export type UnitFigures = z.infer<typeof unitFigures>;

const heldLetter = z.object({
  letterId: id,
  subject: z.string(),
  personName: z.string(),
  positionName: z.string(),
  since: moment,
  dueAt: moment.nullable(),
});
export type HeldLetter = z.infer<typeof heldLetter>;

/** The unit's traffic visible to the role: null where it has neither inbox nor outbox (SPEC A2). */
const flow = z
  .object({
    unitName: z.string(),
    figures: unitFigures.nullable(),
    countedAt: moment.nullable(),
    held: z.array(heldLetter),
  })
  .meta({ id: 'Flow' });
export type UnitFlow = z.infer<typeof flow>;

/** A month (YYYY-MM), or overdue; `appraise` includes those to be kept. */
const dueMonth = z.object({ month: z.string(), transfer: z.int(), destroy: z.int(), appraise: z.int() });
export type DueMonth = z.infer<typeof dueMonth>;

/** Archive figures and pending work on items (SPEC B4). */
const archiveFigures = z.object({
  /** Items by stage, of classes whose existence everybody may know. */
  stages: z.record(z.enum(archiveStates), z.int()),
  /** Unfiled items: active ones, and inactive ones at the records unit. */
  unfiled: z.int(),
  unfiledInactive: z.int(),
  /** Filing units: still taking items, closed, and those on legal hold. */
  openUnits: z.int(),
  closedUnits: z.int(),
  heldUnits: z.int(),
  /** Filing units due by month; overdue ones form the first entry. */
  due: z.array(dueMonth),
  /** Overdue ones that are in an open proposal. */
  lateProposed: z.int(),
  /** What their files take, each content once. */
  files: z.int(),
  bytes: z.int(),
});
export type ArchiveFigures = z.infer<typeof archiveFigures>;

const archiveDashboard = z
  .object({
    /** The reader's unit; null for a records unit, which serves `servedUnits` units, or all if that is null. */
    unitName: z.string().nullable(),
    servedUnits: z.int().nullable(),
    figures: archiveFigures,
    countedAt: moment,
    /** Access requests waiting for the reader's post; null where the role decides on none. */
    requests: z.int().nullable(),
  })
  .meta({ id: 'ArchiveDashboard' });
export type ArchiveDashboard = z.infer<typeof archiveDashboard>;

/** The home page's figures; Ringkasan is a bare array by the contract (SPEC A6). */
export const dashboardCalls = {
  summaries: defineCall({
    method: 'GET',
    path: '/dashboard/api/Ringkasan',
    summary: 'Ringkasan pekerjaan',
    tags,
    answer: bare(z.array(summary)),
  }),
  flow: defineCall({
    method: 'GET',
    path: '/dashboard/api/Flow',
    summary: 'Arus naskah unit dan naskah yang tertahan',
    tags,
    answer: flow,
  }),
  archive: defineCall({
    method: 'GET',
    path: '/dashboard/api/Archive',
    summary: 'Angka arsip',
    tags,
    answer: archiveDashboard,
  }),
};
export type DashboardCalls = typeof dashboardCalls;
