import fc from 'fast-check';
import { expect, it } from 'vitest';
import { delayOf, minutesIn } from '../../../src/views/special/trigger-delay.ts';

it('asks a delay in its largest unit, and gives back the same minutes', () => {
  expect(delayOf(-2880)).toEqual({ sign: -1, amount: '2', unit: 'days' });
  expect(delayOf(90)).toEqual({ sign: 1, amount: '90', unit: 'minutes' });
  fc.assert(
    fc.property(fc.integer({ min: -525_600, max: 525_600 }), (minutes) => {
      expect(minutesIn(delayOf(minutes))).toBe(minutes);
    }),
  );
});

it('keeps what is no number as typed, for the form to report', () => {
  expect(minutesIn({ sign: 1, amount: 'dua', unit: 'days' })).toBe('dua');
  expect(minutesIn({ sign: 1, amount: ' ', unit: 'days' })).toBeNull();
});
