import { describe, expect, it } from 'vitest';
import { firstDayOfWeek, plusDays } from '../../../lib/wib.ts';
import { waitingWords } from '../../../server/dashboard/summaries.ts';
import { paceWords } from '../../../src/dashboard/figures.tsx';
import { weekWords } from '../../../src/dashboard/flow-card.tsx';
import { stripOf } from '../../../src/dashboard/strip.ts';

const of = (...values: [string, number][]) => values.map(([key, value]) => ({ key, label: key, value }));
const keys = (values: [string, number][]) => stripOf(of(...values)).map(({ key }) => key);

describe('The figures of the home page', () => {
  it('show what there is something of first, and keep their order', () => {
    expect(
      keys([
        ['sign', 0],
        ['review', 0],
        ['disposition-in', 3],
        ['revision', 2],
        ['unread', 2],
      ]),
    ).toEqual(['sign', 'disposition-in', 'revision', 'unread']);
    expect(
      keys([
        ['a', 1],
        ['b', 0],
        ['c', 1],
        ['d', 1],
        ['e', 1],
        ['f', 1],
        ['g', 1],
      ]),
    ).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('leave out what stands elsewhere on the page', () => {
    expect(
      keys([
        ['inbox', 9],
        ['outbox', 9],
        ['draft', 9],
        ['sign', 0],
      ]),
    ).toEqual(['sign']);
  });

  it('say how the pace has changed, and nothing where there is nothing to compare', () => {
    expect(paceWords(1.8, 2.2)).toBe('Turun 0,4 dari bulan lalu');
    expect(paceWords(2.2, 1.8)).toBe('Naik 0,4 dari bulan lalu');
    expect(paceWords(1.81, 1.8)).toBe('Sama seperti bulan lalu');
    expect(paceWords(1.8, null)).toBe('Median unit, 30 hari');
  });

  it('count waiting by the days of Jakarta', () => {
    const now = new Date('2026-11-21T17:30:00Z');
    expect(waitingWords(new Date('2026-11-21T17:00:00Z'), now)).toBe('Masuk hari ini');
    expect(waitingWords(new Date('2026-11-21T16:59:00Z'), now)).toBe('Terlama 1 hari');
  });
});

describe('Weeks', () => {
  it('begin on Monday in Jakarta, across months and years', () => {
    expect(firstDayOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(firstDayOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(firstDayOfWeek(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
    expect(firstDayOfWeek('2027-01-01')).toBe('2026-12-28');
    expect(plusDays('2028-02-28', 2)).toBe('2028-03-01');
  });

  it('are named by their first and last day', () => {
    expect(weekWords('2026-11-16')).toBe('16–22 Nov');
    expect(weekWords('2026-11-30')).toBe('30 Nov–6 Des');
  });
});
