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

/** A unit's letters of class Biasa, counted for everybody in it: what stands above it is for those on the letter (SPEC B3). */
export type UnitFigures = {
  weeks: FlowWeek[];
  /** Days from receiving to closing: of what was closed in the last 30 days, and in the 30 before; null without any. */
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
