import { readMinutes } from '../../../../lib/read-minutes.ts';

/** What stands in the two boxes. */
export type SpanParts = { hours: string; minutes: string };

export function partsOf(value: unknown): SpanParts {
  if (typeof value !== 'number') return { hours: typeof value === 'string' ? value : '', minutes: '' };
  const [hours, minutes] = [Math.trunc(value / 60), value % 60];
  return { hours: hours || !minutes ? String(hours) : '', minutes: minutes ? String(minutes) : '' };
}

/** Minutes; what was typed where that is no time span; null where nothing was. */
export function minutesIn({ hours, minutes }: SpanParts): number | string | null {
  const [ofHours, ofMinutes] = [hours.trim(), minutes.trim()];
  if (ofHours === '' && ofMinutes === '') return null;
  const isWhole = /^\d{0,7}$/.test(ofHours) && /^\d{0,9}$/.test(ofMinutes);
  return isWhole ? Number(ofHours) * 60 + Number(ofMinutes) : [hours, minutes].filter(Boolean).join(':');
}

/** Takes "2:15" in the first box apart; a colon alone leads on to the second box. */
export function split(parts: SpanParts): { parts: SpanParts; isOnward: boolean } {
  const typed = parts.hours.trim();
  const [, before] = /^(\d+):$/.exec(typed) ?? [];
  if (before) return { parts: { ...parts, hours: before }, isOnward: true };
  const minutes = typed.includes(':') ? readMinutes(typed) : undefined;
  return { parts: minutes === undefined ? parts : partsOf(minutes), isOnward: false };
}
