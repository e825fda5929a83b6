/** A delay as it is asked: before or after, how much of what. */
export type Delay = { sign: -1 | 0 | 1; amount: string; unit: Unit };
export type Unit = 'minutes' | 'hours' | 'days';

export const minutesOf: Record<Unit, number> = { minutes: 1, hours: 60, days: 1440 };

/** The largest unit that gives a whole number. */
export function delayOf(minutes: unknown): Delay {
  if (typeof minutes !== 'number' || minutes === 0) return { sign: 0, amount: '', unit: 'hours' };
  const size = Math.abs(minutes);
  const unit = size % 1440 === 0 ? 'days' : size % 60 === 0 ? 'hours' : 'minutes';
  return { sign: minutes < 0 ? -1 : 1, amount: String(size / minutesOf[unit]), unit };
}

/** Minutes; what was typed where that is no number, for the schema to report. */
export function minutesIn({ sign, amount, unit }: Delay): number | string | null {
  if (sign === 0) return 0;
  const typed = amount.trim();
  if (typed === '') return null;
  return /^\d{1,6}$/.test(typed) ? sign * Number(typed) * minutesOf[unit] : typed;
}
