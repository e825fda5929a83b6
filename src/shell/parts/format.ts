const zone = 'Asia/Jakarta';
const day = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone,
});
const shortDay = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: zone });
const time = new Intl.DateTimeFormat('id-ID', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: zone,
});

type Moment = string | number | Date;

/** "18 November 2026" */
export const formatDate = (moment: Moment): string => day.format(new Date(moment));
/** "18 Nov" */
export const formatShortDate = (moment: Moment): string => shortDay.format(new Date(moment));
/** "09.42" */
export const formatTime = (moment: Moment): string => time.format(new Date(moment)).replace(':', '.');
/** "18 November 2026, 09.42" */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;

/** "840 KB", "1,2 MB" from 1024 KB on (SPEC A5). */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes)).toLocaleString('id-ID')} KB`
    : `${(kilobytes / 1024).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;
}

/** "1.234" */
export const formatNumber = (value: number): string => value.toLocaleString('id-ID');

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
