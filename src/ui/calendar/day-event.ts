/** What stands on days of a calendar; `lastDay` is the last one itself. */
export type DayEvent = {
  id: string;
  /** Gives its hue. */
  kind: string;
  day: string;
  lastDay: string;
  title: string;
  detail: string;
  /** Its page. */
  href: string | null;
  isDone: boolean;
  isLate: boolean;
};
