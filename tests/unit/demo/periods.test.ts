import { describe, expect, test } from 'vitest';
import { asOf } from '../../../server/demo/periods.ts';

describe('the periods of the demo’s delegations and acting posts', () => {
  const running = { startDate: '2026-11-16', endDate: '2026-12-18' };
  const ahead = { startDate: '2026-12-01', endDate: '2026-12-05' };

  test('run as written while what is written is still to come', () => {
    expect(asOf({ ...running, endDate: '2027-12-31' }, '2026-11-23').endDate).toBe('2027-12-31');
    expect(asOf(ahead, '2026-11-23')).toEqual(ahead);
  });

  test('a running one runs, and one that lies ahead lies ahead, whenever the demo is set up', () => {
    expect(asOf(running, '2028-02-10')).toEqual({ startDate: '2026-11-16', endDate: '2028-03-11' });
    expect(asOf(ahead, '2028-02-10')).toEqual({ startDate: '2028-02-18', endDate: '2028-02-22' });
  });

  test('one that is over or has no end stays as it is', () => {
    const over = { startDate: '2026-09-07', endDate: '2026-09-11' };
    const endless = { startDate: '2026-09-01', endDate: null };
    for (const period of [over, endless]) expect(asOf(period, '2028-02-10')).toBe(period);
  });
});
