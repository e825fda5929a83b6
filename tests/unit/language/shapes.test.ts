import { expect, test } from 'vitest';
import { isRealDay } from '../../../lib/shapes.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02', false],
  ['2026', false],
  ['0000-01-01', false],
  ['2026-02-28T00:00', false],
  ['', false],
])('whether %j is a day of the calendar: %s', (value, expected) => {
  expect(isRealDay(value)).toBe(expected);
});
