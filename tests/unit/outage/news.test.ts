import { expect, test } from 'vitest';
import { outageNews } from '../../../server/outage/index.ts';

test('an outage is told as it begins, once an hour while it lasts, and anew after a minute without it', () => {
  let seconds = 0;
  const isNews = outageNews(() => seconds * 1000);
  const toldAt: number[] = [];
  for (; seconds < 4000; seconds += 2) if (isNews('database')) toldAt.push(seconds);
  expect(toldAt).toEqual([0, 3602]);
  expect(isNews('disk'), 'another one').toBe(true);
  seconds += 30;
  expect(isNews('database'), 'back for a moment').toBe(false);
  seconds += 61;
  expect(isNews('database')).toBe(true);
});
