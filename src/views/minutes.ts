import type { Words } from '../../resources/declare.ts';
import type { Say } from './say.ts';

const numbers = new Intl.NumberFormat('id-ID');
const units: [minutes: number, words: Words][] = [
  [1440, { id: 'hari', en: 'days' }],
  [60, { id: 'jam', en: 'hours' }],
  [1, { id: 'menit', en: 'minutes' }],
];

/** Takes minutes, gives them as one says them: "3 hari", "1 hari 12 jam", "2 hari sebelumnya", "Seketika". */
export function minutesInWords(minutes: number, say: Say): string {
  if (minutes === 0) return say({ id: 'Seketika', en: 'At once' });
  let left = Math.abs(minutes);
  const parts: string[] = [];
  for (const [size, words] of units) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${numbers.format(count)} ${say(words)}`);
  }
  if (minutes < 0) parts.push(say({ id: 'sebelumnya', en: 'before' }));
  return parts.join(' ');
}
