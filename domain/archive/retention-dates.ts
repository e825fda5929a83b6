import { say } from '../../lib/language.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import type { ProposalKind } from './retention-flow.ts';

// When a filing unit's retention begins and ends (SPEC B4, DOMAIN 8: JRA). Days are YYYY-MM-DD.

/** What the classification's schedule said on the day the unit was closed. */
export type Schedule = { activeYears: number | null; inactiveYears: number | null };

/** What starts the clock. */
export type Start = {
  closedDate: string;
  /** The classification's `retentionTrigger`. */
  trigger: string | null;
  /** With an event its day decides, or there is none yet; undefined: the unit has no event. */
  eventDate?: string | null | undefined;
  /** The day somebody gave for a trigger that is not the end of the year. */
  givenDate?: string | null | undefined;
};

export type RetentionDates = {
  retentionStartDate: string | null;
  activeUntil: string | null;
  inactiveUntil: string | null;
};

/**
 * Since when the active period counts: the event's day where there is an event, else the end of the year of closing, or
 * for triggers of another kind the day that was given; null while that is not known: the clock waits.
 */
export function retentionStart({ closedDate, trigger, eventDate, givenDate }: Start): string | null {
  if (eventDate !== undefined) return eventDate;
  if (givenDate) return givenDate;
  return trigger === null || trigger === 'akhir-tahun' ? `${closedDate.slice(0, 4)}-12-31` : null;
}

/** Takes the day the clock starts and the schedule, gives the last days of both periods; without a day both wait. */
export function retentionDates(
  retentionStartDate: string | null,
  { activeYears, inactiveYears }: Schedule,
): RetentionDates {
  const activeUntil =
    retentionStartDate === null || activeYears === null ? null : plusYears(retentionStartDate, activeYears);
  const inactiveUntil = activeUntil === null ? null : plusYears(activeUntil, inactiveYears ?? 0);
  return { retentionStartDate, activeUntil, inactiveUntil };
}

/** The same day so many years later; 29 February becomes 28 in a year that has none, as in the database. */
export function plusYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return day.slice(5) === '02-29' && !isLeap(Number(year)) ? `${year}-02-28` : same;
}

/** What the retention of a filing unit hangs on. */
export type Lifetime = {
  status: string | null;
  stage: string | null;
  activeUntil: string | null;
  inactiveUntil: string | null;
  finalDisposition: string | null;
};

/** What an ending is called in the schedule, by the kind of proposal that carries it out. */
export const endingOf = { destroy: 'Musnah', permanent: 'Permanen', appraise: 'Dinilai Kembali' } as const;

/** What the time of a filing unit has come for, held or not; the same in SQL: server/archive/retention/due.ts. */
export function dueKind(unit: Lifetime, today = dayInWib()): ProposalKind | null {
  if (unit.status !== 'closed') return null;
  if (unit.stage === 'active') return isOver(unit.activeUntil, today) ? 'transfer' : null;
  if (unit.stage !== 'inactive' || !isOver(unit.inactiveUntil, today)) return null;
  const kinds = Object.keys(endingOf) as (keyof typeof endingOf)[];
  return kinds.find((kind) => endingOf[kind] === unit.finalDisposition) ?? null;
}

/** A period is over on the day after its last. */
export const isOver = (until: string | null, today: string): boolean => until !== null && until < today;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** So many days back a file is closed without saying why. */
const daysBack = 31;

/** What is known of a file when a day of its life is given. */
export type KnownOfFile = { year: number; newestDocument: string | null; today: string };

/**
 * What is wrong with a day that a file is said to have been closed on, or to be counted from: no file ended before its
 * year or its newest document (DOMAIN 12: a retention is never shortened silently).
 */
export function tooEarly(day: string, { year, newestDocument }: KnownOfFile): string | undefined {
  if (newestDocument !== null && day < newestDocument)
    return say({
      id: `Tidak boleh sebelum dokumen terbaru dalam berkas ini (${newestDocument}).`,
      en: `Cannot be before the newest document in this file (${newestDocument}).`,
    });
  return day < `${String(year).padStart(4, '0')}-01-01`
    ? say({
        id: `Tidak boleh sebelum tahun berkas (${year}).`,
        en: `Cannot be before the year of the file (${year}).`,
      })
    : undefined;
}

/** Whether it lies so far back that whoever gives it says why. */
export const needsReason = (day: string, today: string): boolean => day < plusDays(today, -daysBack);
