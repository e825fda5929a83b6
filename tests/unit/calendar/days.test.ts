import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../domain/calls/calendar.ts';
import {
  byDay,
  dayAfterKey,
  isDay,
  monthGrid,
  monthWords,
  plusMonths,
  spanOf,
  weekNumber,
  weekOf,
  weekWords,
} from '../../../src/ui/calendar/days.ts';

describe('The page of a month', () => {
  it('has whole weeks from Monday, as many as it takes', () => {
    const november = monthGrid('2026-11-22');
    expect(november).toHaveLength(6);
    expect([november[0]?.[0], november[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
    // A February that begins on Monday needs four.
    const february = monthGrid('2027-02-14');
    expect(february).toHaveLength(4);
    expect([february[0]?.[0], february[3]?.[6]]).toEqual(['2027-02-01', '2027-02-28']);
    for (let month = 1; month <= 12; month++) {
      const day = `2028-${String(month).padStart(2, '0')}-15`;
      const days = monthGrid(day).flat();
      const own = days.filter((one) => one.startsWith(day.slice(0, 7)));
      expect(own).toHaveLength(new Date(Date.UTC(2028, month, 0)).getUTCDate());
      expect(new Set(days).size).toBe(days.length);
    }
  });

  it('asks for the days it shows, the agenda for the month alone', () => {
    expect(spanOf('month', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(spanOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(spanOf('agenda', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});

describe('Weeks', () => {
  it('are numbered as ISO 8601 does, around the turn of years too', () => {
    expect(
      ['2026-11-22', '2026-01-01', '2025-12-29', '2027-01-03', '2027-01-04', '2024-12-31', '2020-12-31'].map(
        weekNumber,
      ),
    ).toEqual([47, 1, 1, 53, 1, 1, 53]);
  });

  it('are said by their first and last day', () => {
    expect(weekWords('2026-11-22')).toBe('16–22 Nov 2026');
    expect(weekWords('2026-12-31')).toBe('28 Des–3 Jan 2027');
    expect(weekOf('2026-11-16')).toEqual(weekOf('2026-11-22'));
    expect(monthWords('2026-11-01')).toBe('November 2026');
  });
});

describe('The keys of the grid', () => {
  it('walk days, weeks and months', () => {
    const from = (key: string) => dayAfterKey(key, '2026-10-31');
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
      '2026-10-30',
      '2026-11-01',
      '2026-10-24',
      '2026-11-07',
    ]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map(from)).toEqual([
      '2026-10-26',
      '2026-11-01',
      '2026-09-30',
      '2026-11-30',
    ]);
    expect(from('x')).toBeUndefined();
  });

  it('stay in the month where it has no such day', () => {
    expect(plusMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(plusMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(plusMonths('2026-12-31', 1)).toBe('2027-01-31');
    expect(plusMonths('2027-01-15', -13)).toBe('2025-12-15');
  });
});

describe('A day', () => {
  const event = (id: string, day: string, lastDay = day, isDone = false): CalendarEvent => ({
    ...{ id, day, lastDay, isDone },
    ...{ kind: 'task', title: id, detail: '', href: null, isLate: false },
  });

  it('has what begins, goes on and ends on it, the long ones first, what is done last', () => {
    const events = [
      event('done', '2026-11-20', '2026-11-20', true),
      event('one', '2026-11-20'),
      event('long', '2026-11-18', '2026-11-20'),
      event('other', '2026-11-21'),
    ];
    const days = byDay(events, ['2026-11-17', '2026-11-18', '2026-11-20', '2026-11-21']);
    expect([...days.values()].map((those) => those.map(({ id }) => id))).toEqual([
      [],
      ['long'],
      ['long', 'one', 'done'],
      ['other'],
    ]);
  });

  it('is read from an address only where the calendar has it', () => {
    expect(
      ['2026-11-22', '2026-02-29', '2026-13-01', '', 'x', '2026-1-1', '0026-01-01', null].map(isDay),
    ).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
  });
});
