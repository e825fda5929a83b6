// Western Indonesian time (WIB), by which the group works: seven hours ahead of UTC all year round.
const wib = 7 * 3_600_000;

/** Takes a moment (now when left out), gives the day it is then in Western Indonesia, as YYYY-MM-DD. */
export const dayInWib = (moment: Date | string = new Date()): string =>
  new Date(new Date(moment).getTime() + wib).toISOString().slice(0, 10);

/** Takes a day (YYYY-MM-DD), gives the last second of it in Western Indonesia: when a deadline has passed. */
export const endOfDayInWib = (day: string): string => `${day}T23:59:59+07:00`;

/** Takes a day (YYYY-MM-DD), gives the moment it begins in Western Indonesia. */
export const startOfDayInWib = (day: string): string => `${day}T00:00:00+07:00`;
