import { translate } from '../../lib/language.ts';
import { dayInWib, endOfDayInWib, startOfDayInWib } from '../../lib/wib.ts';
import { addWorkingDays } from './disposition.ts';
import { type Target, type Urgency, urgencies } from './letter.ts';

/**
 * Due time from urgency and arrival (DOMAIN 3). Hours include nights and weekends; working days end at the
 * arrival's time of day; weekend arrivals get full working days.
 */
export function targetAt(since: string | Date, urgency: Urgency): Date {
  const from = new Date(since);
  const target = targetOf(urgency);
  if ('hours' in target) return new Date(from.getTime() + target.hours * hour);
  const day = dayInWib(from);
  const last = addWorkingDays(day, target.workingDays);
  if (!isWorkingDay(day)) return new Date(endOfDayInWib(last));
  const timeOfDay = from.getTime() - Date.parse(startOfDayInWib(day));
  return new Date(Date.parse(startOfDayInWib(last)) + timeOfDay);
}

/** The last day that the urgency allows for work given now. */
export const latestDeadline = (urgency: Urgency, now: Date = new Date()): string =>
  dayInWib(targetAt(now, urgency));

/** The target of an urgency in words, as its picker says it. */
export function targetWords(urgency: Urgency): string {
  const target = targetOf(urgency);
  return 'hours' in target
    ? translate({ id: `${target.hours} jam`, en: `${target.hours} hours` })
    : translate({ id: `${target.workingDays} hari kerja`, en: `${target.workingDays} working days` });
}

/** How long after one nudge the same holder may be nudged again. */
export const nudgePause = 4 * 3_600_000;

const hour = 3_600_000;

const targetOf = (urgency: Urgency): Target =>
  urgencies.find((known) => known.value === urgency)?.target ?? { workingDays: 5 };

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
