import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, retentionDates, retentionStart } from '../../../domain/archive/retention-dates.ts';
import { isRealDay } from '../../../lib/shapes.ts';
import { plusYears } from '../../../lib/years.ts';

describe('since when retention counts (DOMAIN 8)', () => {
  const closedDate = '2026-03-10';
  it('is the end of the year of closing by default', () => {
    expect(retentionStart({ closedDate, trigger: 'akhir-tahun' })).toBe('2026-12-31');
    expect(retentionStart({ closedDate, trigger: null })).toBe('2026-12-31');
  });
  it('is the event’s day where there is an event, and waits while it has none', () => {
    expect(retentionStart({ closedDate, trigger: 'akhir-tahun', eventDate: '2025-07-30' })).toBe(
      '2025-07-30',
    );
    expect(retentionStart({ closedDate, trigger: 'akhir-tahun', eventDate: null })).toBeNull();
    expect(
      retentionStart({ closedDate, trigger: 'dicabut', eventDate: null, givenDate: '2026-01-01' }),
    ).toBeNull();
  });
  it('is the day given for other triggers, and waits without it', () => {
    expect(retentionStart({ closedDate, trigger: 'kontrak-berakhir', givenDate: '2027-05-01' })).toBe(
      '2027-05-01',
    );
    expect(retentionStart({ closedDate, trigger: 'kontrak-berakhir' })).toBeNull();
  });
});

describe('until when both periods last', () => {
  it('adds the years of the schedule', () => {
    expect(retentionDates('2026-12-31', { activeYears: 2, inactiveYears: 5 })).toEqual({
      retentionStartDate: '2026-12-31',
      activeUntil: '2028-12-31',
      inactiveUntil: '2033-12-31',
    });
  });
  it('waits without a day or a schedule', () => {
    const nothing = { activeUntil: null, inactiveUntil: null };
    expect(retentionDates(null, { activeYears: 2, inactiveYears: 5 })).toEqual({
      retentionStartDate: null,
      ...nothing,
    });
    expect(retentionDates('2026-12-31', { activeYears: null, inactiveYears: 5 })).toEqual({
      retentionStartDate: '2026-12-31',
      ...nothing,
    });
  });
  it('makes 29 February the 28th where a year has none', () => {
    expect(plusYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(plusYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(plusYears('2096-02-29', 4)).toBe('2100-02-28');
  });
  it('is over on the day after the last', () => {
    expect(isOver('2026-12-31', '2026-12-31')).toBe(false);
    expect(isOver('2026-12-31', '2027-01-01')).toBe(true);
    expect(isOver(null, '2027-01-01')).toBe(false);
  });

  const day = fc
    .date({ min: new Date('1945-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const years = fc.integer({ min: 0, max: 100 });
  it('gives real days in order, never sooner for more years', () => {
    fc.assert(
      fc.property(day, years, years, fc.integer({ min: 0, max: 50 }), (start, active, inactive, more) => {
        const { activeUntil, inactiveUntil } = retentionDates(start, {
          activeYears: active,
          inactiveYears: inactive,
        });
        const longer = retentionDates(start, { activeYears: active + more, inactiveYears: inactive });
        expect(isRealDay(String(activeUntil)) && isRealDay(String(inactiveUntil))).toBe(true);
        expect(start <= String(activeUntil) && String(activeUntil) <= String(inactiveUntil)).toBe(true);
        expect(String(longer.inactiveUntil) >= String(inactiveUntil)).toBe(true);
        expect(Number(activeUntil?.slice(0, 4))).toBe(Number(start.slice(0, 4)) + active);
      }),
    );
  });
});
