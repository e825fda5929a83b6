import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plusDays } from '../../../lib/wib.ts';
import { plusWorkdays } from '../../../lib/workdays.ts';

it('counts no Saturday and no Sunday, and not the day itself', () => {
  expect(plusWorkdays('2026-11-17', 7)).toBe('2026-11-26');
  expect(plusWorkdays('2026-11-20', 1)).toBe('2026-11-23');
  expect(plusWorkdays('2026-11-21', 1)).toBe('2026-11-23');
  expect(plusWorkdays('2026-11-21', 0)).toBe('2026-11-21');
});

it('goes on from where it came to', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(20), fc.nat(20), (at, one, other) => {
      const day = plusDays('2024-01-01', at);
      expect(plusWorkdays(plusWorkdays(day, one), other)).toBe(plusWorkdays(day, one + other));
    }),
  );
});
