import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationWords } from '../../../domain/reports/duration.ts';
import {
  bucketLabel,
  bucketsOf,
  isByDay,
  lengthOf,
  periodBefore,
  periodOfBucket,
  presetPeriod,
} from '../../../domain/reports/period.ts';
import { plusDays } from '../../../lib/wib.ts';

describe('presets', () => {
  it.each([
    ['bulan-ini', '2026-11-21', '2026-11-01', '2026-11-21'],
    ['bulan-ini', '2026-12-01', '2026-12-01', '2026-12-01'],
    ['triwulan-ini', '2026-11-21', '2026-10-01', '2026-11-21'],
    ['triwulan-ini', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['triwulan-ini', '2026-04-01', '2026-04-01', '2026-04-01'],
    ['tahun-ini', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['tahun-lalu', '2026-11-21', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to });
  });
});

describe('what comes by mail', () => {
  it.each([
    ['weekly', '2026-11-23', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['weekly', '2026-01-01', '2025-12-22', '2025-12-28'],
    ['monthly', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['monthly', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['monthly', '2026-01-15', '2025-12-01', '2025-12-31'],
  ] as const)('%s, seen from %s, is about %s to %s', (frequency, today, from, to) => {
    expect(periodBefore(frequency, today)).toEqual({ from, to });
  });
});

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const period = fc.tuple(day, fc.nat(2000)).map(([from, days]) => ({ from, to: plusDays(from, days) }));

describe('months and days of a period', () => {
  it('cover it without gap and without overlap, whatever the period', () => {
    fc.assert(
      fc.property(period, (whole) => {
        const parts = bucketsOf(whole).map((bucket) => periodOfBucket(bucket, whole));
        expect(parts[0]?.from).toBe(whole.from);
        expect(parts.at(-1)?.to).toBe(whole.to);
        expect(parts.reduce((sum, part) => sum + lengthOf(part), 0)).toBe(lengthOf(whole));
        for (const [at, part] of parts.entries())
          if (at > 0) expect(part.from).toBe(plusDays(parts[at - 1]?.to ?? '', 1));
      }),
    );
  });

  it('are days up to two months and months from then on', () => {
    expect(isByDay({ from: '2026-11-01', to: '2026-12-31' })).toBe(true);
    expect(isByDay({ from: '2026-11-01', to: '2027-01-02' })).toBe(false);
    expect(bucketsOf({ from: '2026-11-29', to: '2026-12-02' })).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(bucketsOf({ from: '2025-11-15', to: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });

  it('are called as people call them', () => {
    expect(bucketLabel('2026-01')).toBe('Januari 2026');
    expect(bucketLabel('2026-11-21')).toBe('21 November 2026');
    expect(bucketLabel('2026-11-21', true)).toBe('21 Nov');
  });
});

describe('durations in words', () => {
  it.each([
    [null, '–'],
    [0, '1 menit'],
    [0.75, '45 menit'],
    [1, '1 jam'],
    [5.54, '5,5 jam'],
    [47.9, '47,9 jam'],
    [48, '2 hari'],
    [77, '3,2 hari'],
  ])('%s hours: %s', (hours, words) => {
    expect(durationWords(hours)).toBe(words);
  });
});
