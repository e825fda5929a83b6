import { describe, expect, it } from 'vitest';
import type { DispositionNode } from '../../../../domain/letters/disposition.ts';
import { endWords } from '../../../../src/letters/dispositions/state-messages.ts';
import { eventTime, pressure, rowTime, since, untilWords } from '../../../../src/letters/moments.ts';

const now = new Date('2026-11-21T03:00:00.000Z'); // 10.00 in Jakarta

describe('moments', () => {
  it('are small within a sentence', () => {
    const closed = { closedAt: '2026-11-21T02:42:00.000Z', withdrawnAt: null } as DispositionNode;
    expect(endWords(closed, now)).toBe('Ditutup hari ini, 09.42');
  });

  it('say the hour today, yesterday by name, then the day, then the year', () => {
    expect(rowTime('2026-11-21T02:42:00.000Z', now)).toBe('09.42');
    expect(rowTime('2026-11-20T02:42:00.000Z', now)).toBe('Kemarin');
    expect(rowTime('2026-11-19T02:42:00.000Z', now)).toBe('19 Nov');
    expect(rowTime('2025-11-19T02:42:00.000Z', now)).toBe('19 Nov 2025');
  });

  it('count days by the calendar of Jakarta, not by 24 hours', () => {
    expect(rowTime('2026-11-20T17:30:00.000Z', now)).toBe('00.30');
    expect(rowTime('2026-11-20T16:30:00.000Z', now)).toBe('Kemarin');
    expect(eventTime('2026-11-20T09:20:00.000Z', now)).toBe('Kemarin, 16.20');
  });

  it('say since when something waits', () => {
    expect(since('2026-11-21T01:00:00.000Z', now)).toBe('sejak hari ini');
    expect(since('2026-11-18T09:00:00.000Z', now)).toBe('sejak 3 hari');
  });

  it('say how far a deadline is', () => {
    expect(untilWords('2026-11-23T03:00:00.000Z', now)).toBe('2 hari lagi');
    expect(untilWords('2026-11-22T03:00:00.000Z', now)).toBe('besok');
    expect(untilWords('2026-11-21T07:00:00.000Z', now)).toBe('hari ini, 14.00');
    expect(untilWords('2026-11-21T02:00:00.000Z', now)).toBe('lewat sejak 09.00');
    expect(untilWords('2026-11-18T02:00:00.000Z', now)).toBe('lewat 3 hari');
    expect(
      ['24T01', '23T09', '21T04', '21T02'].map((at) => pressure(`2026-11-${at}:00:00.000Z`, now)),
    ).toEqual(['calm', 'soon', 'soon', 'late']);
  });
});
