import { describe, expect, it } from 'vitest';
import { greetingAt, longDayOf } from '../../../src/dashboard/greeting.ts';
import { untilWords } from '../../../src/letters/index.ts';
import { momentOf } from '../../../src/notifications/moment.ts';

describe('The home page', () => {
  it('greets by the clock in Jakarta', () => {
    const at = (utc: string) => greetingAt(new Date(`2026-11-21T${utc}:00Z`));
    expect(at('17:00')).toBe('Selamat pagi');
    expect(at('03:59')).toBe('Selamat pagi');
    expect(at('04:00')).toBe('Selamat siang');
    expect(at('08:00')).toBe('Selamat sore');
    expect(at('11:00')).toBe('Selamat malam');
    expect(longDayOf(new Date('2026-11-20T18:00:00Z'))).toBe('Sabtu, 21 November 2026');
  });

  it('counts days by the calendar in Jakarta, not by hours', () => {
    const now = new Date('2026-11-21T16:30:00Z');
    expect(untilWords('2026-11-20T17:00:00Z', now)).toBe('lewat sejak 00.00');
    expect(untilWords('2026-11-21T17:00:00Z', now)).toBe('besok');
    expect(untilWords('2026-11-20T16:59:00Z', now)).toBe('lewat 1 hari');
  });
});

describe('A notification', () => {
  it('tells its time as MMM D, HH:mm', () => {
    expect(momentOf('2026-11-18T02:42:00Z')).toBe('Nov 18, 09:42');
    expect(momentOf('2026-08-04T17:05:00Z')).toBe('Agu 5, 00:05');
  });
});
