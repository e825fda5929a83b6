import { plusDays } from './wib.ts';

/** Monday to Friday. Holidays are by decree each year, so a deadline that meets one is a day early, never late. */
const isWorkday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day (YYYY-MM-DD) itself if it is a working day, else the next one. */
export const workdayFrom = (day: string): string => plusWorkdays(plusDays(day, -1), 1);

/** The day (YYYY-MM-DD) so many working days after a day; the day itself does not count. */
export function plusWorkdays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = plusDays(reached, 1);
    if (isWorkday(reached)) left -= 1;
  }
  return reached;
}
