import { formatNumber } from './formats.ts';
import { type Message, translate } from './language.ts';

const units: [minutes: number, words: (count: number) => Message][] = [
  [
    1440,
    (count) => ({
      id: `${formatNumber(count)} hari`,
      en: `${formatNumber(count)} ${count === 1 ? 'day' : 'days'}`,
    }),
  ],
  [
    60,
    (count) => ({
      id: `${formatNumber(count)} jam`,
      en: `${formatNumber(count)} ${count === 1 ? 'hour' : 'hours'}`,
    }),
  ],
  [
    1,
    (count) => ({
      id: `${formatNumber(count)} menit`,
      en: `${formatNumber(count)} ${count === 1 ? 'minute' : 'minutes'}`,
    }),
  ],
];

/** Minutes in words: "3 hari", "1 hari 12 jam", "2 hari sebelumnya", "Seketika". */
export function minutesInWords(minutes: number): string {
  if (minutes === 0) return translate({ id: 'Seketika', en: 'At once' });
  let left = Math.abs(minutes);
  const parts: string[] = [];
  for (const [size, messages] of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(translate(messages(count)));
  }
  if (minutes < 0) parts.push(translate({ id: 'sebelumnya', en: 'before' }));
  return parts.join(' ');
}

/** A time span in words: as above, but nothing is "0 menit". */
export const spanInWords = (minutes: number): string =>
  minutes === 0 ? translate({ id: '0 menit', en: '0 minutes' }) : minutesInWords(minutes);

/**
 * Reads a time span as people write it: "2:15", "2 jam 15 menit", "2j 15m", "1 day 3 hours", or minutes alone.
 * @returns its minutes, or undefined
 */
export function readMinutes(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  const [, hours, minutes] = /^(\d{1,8}):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  const parts = text.match(/\d+|[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== text.replace(/[ ,]/g, '')) return undefined;
  let sum = 0;
  let larger = Number.POSITIVE_INFINITY;
  for (let at = 0; at < parts.length; at += 2) {
    const count = parts[at] ?? '';
    const [size] = sizes.find(([, names]) => names.test(parts[at + 1] ?? '')) ?? [];
    // From large to small, each once.
    if (!size || size >= larger || !/^\d{1,9}$/.test(count)) return undefined;
    sum += Number(count) * size;
    larger = size;
  }
  return sum;
}

const sizes: [minutes: number, names: RegExp][] = [
  [1440, /^(hari|days?|d)$/],
  [60, /^(jam|hours?|hrs?|j|h)$/],
  [1, /^(menit|minutes?|mins?|m|)$/],
];
