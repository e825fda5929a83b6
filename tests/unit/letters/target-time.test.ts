import { describe, expect, it } from 'vitest';
import { targetAt, targetWords } from '../../../domain/letters/target-time.ts';

/** Moments in Western Indonesian time; 2026-11-19 is a Thursday. */
const wib = (moment: string) => new Date(`${moment}+07:00`);
const ordinary = (moment: string) => targetAt(wib(moment), 'BIASA').toISOString();

describe('the target of an ordinary letter', () => {
  it('is five working days, at the time of day at which it came', () => {
    expect(ordinary('2026-11-19T10:00:00')).toBe(wib('2026-11-26T10:00:00').toISOString());
    expect(ordinary('2026-11-16T16:30:00')).toBe(wib('2026-11-23T16:30:00').toISOString());
  });

  it('counts days as they are in Western Indonesia', () => {
    // Monday there, Sunday still in UTC.
    expect(ordinary('2026-11-16T05:00:00')).toBe(wib('2026-11-23T05:00:00').toISOString());
    // Saturday there, Friday still in UTC.
    expect(ordinary('2026-11-21T01:00:00')).toBe(wib('2026-11-27T23:59:59').toISOString());
  });

  it('leaves all five days to what came on a weekend', () => {
    expect(ordinary('2026-11-22T09:00:00')).toBe(wib('2026-11-27T23:59:59').toISOString());
  });
});

describe('the target of an urgent letter', () => {
  it('is so many hours, weekends or not', () => {
    const friday = wib('2026-11-20T15:00:00');
    expect(targetAt(friday, 'SEGERA')).toEqual(wib('2026-11-22T15:00:00'));
    expect(targetAt(friday, 'SANGAT_SEGERA')).toEqual(wib('2026-11-21T15:00:00'));
    expect(targetAt(friday.toISOString(), 'KILAT')).toEqual(wib('2026-11-20T23:00:00'));
  });
});

it('is told as it is counted', () => {
  expect(targetWords('BIASA')).toBe('5 hari kerja');
  expect(targetWords('SEGERA')).toBe('48 jam');
});
