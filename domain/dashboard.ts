// The home page (SPEC A1 Home, A6): GET /dashboard/api/Ringkasan and /dashboard/api/Flow.

/** One figure of what waits, with where to go on. Counted up to `countedUpTo`; the page says "99+" from there on. */
export type Summary = {
  key: string;
  label: string;
  value: number;
  hint: string;
  href: string;
  /** How many of them are past their date. */
  late: number;
  /** Since when the oldest waits; null where nothing does, or where that is not asked. */
  oldest: string | null;
};
export const countedUpTo = 100;

/** What a unit received and sent in a week that begins on the Monday `from` (YYYY-MM-DD); `open` of those received. */
export type FlowWeek = { from: string; received: number; open: number; sent: number };
export const flowWeeks = 12;

/** A unit's letters, as its reports count them, of classes that hide nothing: they are for everybody in it (SPEC B3). */
export type UnitFigures = {
  weeks: FlowWeek[];
  /** The median of days until something is done: of what came in the last 30 days, and in the 30 before; null without any. */
  responseDays: number | null;
  responseDaysBefore: number | null;
};

/** A letter of the post's own that waits at somebody else's desk. */
export type HeldLetter = {
  letterId: string;
  subject: string;
  personName: string;
  positionName: string;
  since: string;
  dueAt: string | null;
};

/** What of the unit's traffic the role may see: null where it has neither inbox nor outbox (SPEC A2). */
export type Flow = {
  unitName: string;
  figures: UnitFigures | null;
  countedAt: string | null;
  held: HeldLetter[];
};

/** Where archive items stand and what is to be done with them (SPEC B4): GET /dashboard/api/Archive. */
export type ArchiveFigures = {
  /** Items whose class lets everybody know that they exist, by stage. */
  stages: Record<ArchiveStage, number>;
  /** Items that stand in no filing unit yet: active ones, and those the records unit keeps. */
  unfiled: number;
  unfiledInactive: number;
  /** Filing units: still taking items, closed, and those on legal hold. */
  openUnits: number;
  closedUnits: number;
  heldUnits: number;
  /** Filing units whose time is over or ends in the months to come, the first of them for all that is late. */
  due: DueMonth[];
  /** Of those that are late: how many stand in a proposal that goes on. */
  lateProposed: number;
  /** What their files take, each content once. */
  files: number;
  bytes: number;
};
export type ArchiveStage = 'active' | 'inactive' | 'permanent' | 'destroyed';
export const archiveStages: readonly ArchiveStage[] = ['active', 'inactive', 'permanent', 'destroyed'];

/** A month (YYYY-MM), or what is late; `appraise` counts what is to be kept or looked at again. */
export type DueMonth = { month: string; transfer: number; destroy: number; appraise: number };
export const lateMonth = 'late';

/** How many filing units are past their time, those on hold left out. */
export const lateOf = ({ due }: Pick<ArchiveFigures, 'due'>): number => {
  const late = due.find(({ month }) => month === lateMonth);
  return late ? late.transfer + late.destroy + late.appraise : 0;
};
export const dueMonths = 12;

export type ArchiveDashboard = {
  /** The reader's unit; null for a records unit, which keeps that of `servedUnits` units, or of all where that is null. */
  unitName: string | null;
  servedUnits: number | null;
  figures: ArchiveFigures;
  countedAt: string;
  /** Requests to open items that wait for the reader's post; null where the role does not decide on any. */
  requests: number | null;
};

/** Stands on the privilege of filing, whose work it shows (SPEC A1 Home). */
export const archiveDashboard = { path: '/dashboard/archive', privilege: '/dokumen/pemberkasan' } as const;
