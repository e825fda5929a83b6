import type { ArchiveState } from './archive/archive-life.ts';

// The home page (SPEC A1 Home, A6): GET /dashboard/api/Ringkasan and /dashboard/api/Flow.

/** A count of waiting work with its link. Counted up to `countedUpTo`, shown as "99+" from there on. */
export type Summary = {
  key: string;
  label: string;
  value: number;
  hint: string;
  href: string;
  /** How many of them are past their date. */
  late: number;
  /** Since when the oldest waits; null when nothing does, or when it is not requested. */
  oldest: string | null;
};
export const countedUpTo = 100;

/** A unit's letters in the week from Monday `from` (YYYY-MM-DD); `open` counts received ones. */
export type FlowWeek = { from: string; received: number; open: number; sent: number };
export const flowWeeks = 12;

/**
 * A unit's letters, as its reports count them, of classes that mask nothing: visible to everybody in it (SPEC B3).
 */
export type UnitFigures = {
  weeks: FlowWeek[];
  /** Median days to completion, of letters received in the last 30 days and the 30 before; null without any. */
  responseDays: number | null;
  responseDaysBefore: number | null;
};

export type HeldLetter = {
  letterId: string;
  subject: string;
  personName: string;
  positionName: string;
  since: string;
  dueAt: string | null;
};

/** The unit's traffic visible to the role: null where it has neither inbox nor outbox (SPEC A2). */
export type Flow = {
  unitName: string;
  figures: UnitFigures | null;
  countedAt: string | null;
  held: HeldLetter[];
};

/** Archive figures and pending work on items (SPEC B4): GET /dashboard/api/Archive. */
export type ArchiveFigures = {
  /** Items by stage, of classes whose existence everybody may know. */
  stages: Record<ArchiveState, number>;
  /** Unfiled items: active ones, and inactive ones at the records unit. */
  unfiled: number;
  unfiledInactive: number;
  /** Filing units: still taking items, closed, and those on legal hold. */
  openUnits: number;
  closedUnits: number;
  heldUnits: number;
  /** Filing units due by month; overdue ones form the first entry. */
  due: DueMonth[];
  /** Overdue ones that are in an open proposal. */
  lateProposed: number;
  /** What their files take, each content once. */
  files: number;
  bytes: number;
};

/** A month (YYYY-MM), or overdue; `appraise` includes those to be kept. */
export type DueMonth = { month: string; transfer: number; destroy: number; appraise: number };
export const lateMonth = 'late';

/** How many filing units are past their time, those on hold left out. */
export const lateOf = ({ due }: Pick<ArchiveFigures, 'due'>): number => {
  const late = due.find(({ month }) => month === lateMonth);
  return late ? late.transfer + late.destroy + late.appraise : 0;
};
export const dueMonths = 12;

export type ArchiveDashboard = {
  /** The reader's unit; null for a records unit, which serves `servedUnits` units, or all if that is null. */
  unitName: string | null;
  servedUnits: number | null;
  figures: ArchiveFigures;
  countedAt: string;
  /** Access requests waiting for the reader's post; null where the role decides on none. */
  requests: number | null;
};

/** Requires the privilege of filing, whose work it shows (SPEC A1 Home). */
export const archiveDashboard = { path: '/dashboard/archive', privilege: '/dokumen/pemberkasan' } as const;
