/** Today as on the letters: Western Indonesian time, YYYY-MM-DD. */
export const todayInJakarta = (now: Date = new Date()): string =>
  new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
