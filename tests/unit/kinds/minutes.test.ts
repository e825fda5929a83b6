import { expect, it } from 'vitest';
import { minutesInWords } from '../../../lib/minutes.ts';

it('minutes are said in days and hours', () => {
  const said = (minutes: number) => minutesInWords(minutes);
  expect([0, 30, 60, 2160, 4320, -2880, 1501].map(said)).toEqual([
    'Seketika',
    '30 menit',
    '1 jam',
    '1 hari 12 jam',
    '3 hari',
    '2 hari sebelumnya',
    '1 hari 1 jam 1 menit',
  ]);
});
