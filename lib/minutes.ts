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
