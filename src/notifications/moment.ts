import { dateFormat, formatDate, formatTime } from '../ui/format.ts';

const month = dateFormat({ month: 'short' });
const day = dateFormat({ day: 'numeric' });
const hour = dateFormat({ hour: '2-digit', hourCycle: 'h23' });
const minute = dateFormat({ minute: 'numeric' });
const weekday = dateFormat({ weekday: 'long' });

/** "Agu 5, 09:42": SPEC A5's "MMM D, HH:mm", with the months of the language. */
export const momentOf = (iso: string): string =>
  `${month(iso).slice(0, 3)} ${day(iso)}, ${hour(iso)}:${minute(iso).padStart(2, '0')}`;

/** The whole of it as the language writes it: "Rabu, 5 Agustus 2026, 09.42". */
export const wholeMomentOf = (iso: string): string => `${longDayOf(iso)}, ${formatTime(iso)}`;

/** "Rabu, 5 Agustus 2026" */
export const longDayOf = (iso: string): string => `${weekday(iso)}, ${formatDate(iso)}`;
