import { dateFormat, formatDecimal, formatExact, formatNumber, type Moment } from '../../lib/formats.ts';
import { language } from '../../lib/language.ts';
import { longDay, longMonth, shortDay } from '../../lib/months.ts';
import { clockInWib, inWib } from '../../lib/wib.ts';

export { formatSize } from '../../lib/file-size.ts';
export { dateFormat, formatDecimal, formatExact, formatNumber };

// Written without the browser's Intl date tables, which take 60 ms to load on a phone.

/** "18 November 2026" */
export const formatDate = (moment: Moment): string => longDay(language(), inWib(moment));
/** "18 Nov" */
export const formatShortDate = (moment: Moment): string => shortDay(language(), inWib(moment));
/** "18 Nov 2026" */
export const formatMediumDate = (moment: Moment): string =>
  `${formatShortDate(moment)} ${inWib(moment).getUTCFullYear()}`;
/** "09.42"; "09:42" in English. */
export const formatTime = (moment: Moment): string =>
  language() === 'en' ? clockInWib(moment) : clockInWib(moment).replace(':', '.');
/** "18 November 2026, 09.42" */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;
/** "18 Nov 2026, 09.42" */
export const formatMediumDateTime = (moment: Moment): string =>
  `${formatMediumDate(moment)}, ${formatTime(moment)}`;
/** "18 Nov 2026, 09.42 WIB" */
export const formatMoment = (moment: Moment): string => `${formatMediumDateTime(moment)} WIB`;
/** "November 2026" of 2026-11. */
export const formatMonth = (month: string): string =>
  longMonth(language(), new Date(`${month}-01T00:00:00Z`));

/** A badge says "99+" above 99 (SPEC A5). */
export const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));

/** "Uli Kusnadi" → "UK" */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
