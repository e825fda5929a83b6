import { dayInWib } from '../../../lib/wib.ts';
/**
 * Seconds of working hours (08.00–12.00, 13.00–17.00 WIB, no holidays): three
 * hours after Friday afternoon is Monday morning.
 */
export type WorkClock = {
  /** Working seconds from the start to now; anything later is in the future. */
  now: number;
  today: string;
  dateAt: (seconds: number) => Date;
  /** Working seconds until this time; outside working hours, until the next working second. */
  secondsAt: (date: Date) => number;
};

export const hour = 3600;
export const workday = 8 * hour;

/** Takes the first day and now; extends some weeks ahead, for deadlines and invitations. */
export function createWorkClock(from: Date, now: Date): WorkClock {
  const days = workdays(from, new Date(now.getTime() + 60 * dayMs));
  const secondsAt = (date: Date): number => {
    const index = lastNotAfter(days, date.getTime());
    const start = days[index];
    if (start === undefined) return 0;
    return index * workday + secondsIntoDay(Math.floor((date.getTime() - start) / 1000));
  };
  return {
    now: secondsAt(now),
    today: dayInWib(now),
    secondsAt,
    dateAt: (seconds) => {
      const whole = Math.max(0, Math.floor(seconds));
      const start = days[Math.min(Math.floor(whole / workday), days.length - 1)] ?? from.getTime();
      const into = whole % workday;
      return new Date(start + (into < morning ? into : into + lunch) * 1000);
    },
  };
}

/** A moment of a day in Western Indonesian time: ('2026-11-18', '16:20'). */
export const momentInWib = (day: string, time: string): Date => new Date(`${day}T${time}:00+07:00`);

const dayMs = 86_400_000;
const morning = 4 * hour;
const lunch = hour;

function secondsIntoDay(sinceStart: number): number {
  if (sinceStart < morning) return sinceStart;
  return Math.min(Math.max(morning, sinceStart - lunch), workday);
}

/** The moments, 08.00 WIB, at which working days begin. */
function workdays(from: Date, to: Date): number[] {
  const days: number[] = [];
  for (let at = from.getTime(); at <= to.getTime(); at += dayMs) {
    const day = dayInWib(new Date(at));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday > 0 && weekday < 6 && !isHoliday(day)) days.push(momentInWib(day, '08:00').getTime());
  }
  return days;
}

/** The fixed holidays, and Lebaran of the years the demo lies in. */
const isHoliday = (day: string): boolean =>
  ['01-01', '05-01', '06-01', '08-17', '12-25', '12-26'].includes(day.slice(5)) ||
  lebaran.some(([first, last]) => day >= first && day <= last);
const lebaran = [
  ['2024-04-08', '2024-04-15'],
  ['2025-03-31', '2025-04-07'],
  ['2026-03-20', '2026-03-24'],
  ['2027-03-09', '2027-03-15'],
] as const;

function lastNotAfter(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
