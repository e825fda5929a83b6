import { translate } from '../../lib/language.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import { plusYears } from '../../lib/years.ts';
import { kindsAtEndOf, periodOf } from './archive-life.ts';
import type { ProposalKind } from './retention-parties.ts';

// Start and end of a filing unit's retention (SPEC B4, DOMAIN 8: JRA). Days are YYYY-MM-DD.

/** The classification's retention schedule on the closing day. */
export type Schedule = { activeYears: number | null; inactiveYears: number | null };

/** What starts the clock. */
export type Start = {
  closedDate: string;
  /** The classification's `retentionTrigger`. */
  trigger: string | null;
  /** The event's day decides, null while it is unknown; undefined: the unit has no event. */
  eventDate?: string | null | undefined;
  /** The day entered for a trigger other than the end of the year. */
  givenDate?: string | null | undefined;
};

export type RetentionDates = {
  retentionStartDate: string | null;
  activeUntil: string | null;
  inactiveUntil: string | null;
};

/**
 * Start of the active period: the event's day, else the end of the closing year, or the day entered for other
 * triggers; null while unknown: the clock waits.
 */
export function retentionStart({ closedDate, trigger, eventDate, givenDate }: Start): string | null {
  if (eventDate !== undefined) return eventDate;
  if (givenDate) return givenDate;
  return trigger === null || trigger === 'akhir-tahun' ? `${closedDate.slice(0, 4)}-12-31` : null;
}

/** Computes the last days of both periods; null without a start day: both wait. */
export function retentionDates(
  retentionStartDate: string | null,
  { activeYears, inactiveYears }: Schedule,
): RetentionDates {
  const activeUntil =
    retentionStartDate === null || activeYears === null ? null : plusYears(retentionStartDate, activeYears);
  const inactiveUntil = activeUntil === null ? null : plusYears(activeUntil, inactiveYears ?? 0);
  return { retentionStartDate, activeUntil, inactiveUntil };
}

export type Lifetime = {
  status: string | null;
  stage: string | null;
  activeUntil: string | null;
  inactiveUntil: string | null;
  finalDisposition: string | null;
};

/** The schedule's name of an ending, by the kind of proposal that carries it out. */
export const endingOf = { destroy: 'Musnah', permanent: 'Permanen', appraise: 'Dinilai Kembali' } as const;

/** The proposal a unit is due for, held or not; the same in SQL: server/archive/retention/due.ts. */
export function dueKind(unit: Lifetime, today = dayInWib()): ProposalKind | null {
  const period = unit.status === 'closed' ? periodOf(unit.stage) : null;
  if (!period || !isOver(unit[`${period}Until`], today)) return null;
  const isNext = (kind: ProposalKind) => kind === 'transfer' || endingOf[kind] === unit.finalDisposition;
  return kindsAtEndOf(period).find(isNext) ?? null;
}

/** A period is over on the day after its last. */
export const isOver = (until: string | null, today: string): boolean => until !== null && until < today;

/** So many days back a file is closed without saying why. */
const daysBack = 31;

export type KnownOfFile = { year: number; newestDocument: string | null; today: string };

/**
 * Refuses a closing or start day before the file's year or newest document (DOMAIN 12: a retention is never
 * shortened silently).
 */
export function tooEarly(day: string, { year, newestDocument }: KnownOfFile): string | undefined {
  if (newestDocument !== null && day < newestDocument)
    return translate({
      id: `Tidak boleh sebelum dokumen terbaru dalam berkas ini (${newestDocument}).`,
      en: `Cannot be before the newest document in this file (${newestDocument}).`,
    });
  return day < `${String(year).padStart(4, '0')}-01-01`
    ? translate({
        id: `Tidak boleh sebelum tahun berkas (${year}).`,
        en: `Cannot be before the year of the file (${year}).`,
      })
    : undefined;
}

/** Must a day this far back be explained? */
export const needsReason = (day: string, today: string): boolean => day < plusDays(today, -daysBack);
