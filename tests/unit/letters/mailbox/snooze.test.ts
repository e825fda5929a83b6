import { describe, expect, test } from 'vitest';
import { snoozeFault, snoozeOffers } from '../../../../domain/letters/snooze.ts';

// 30 November 2026 is a Monday.
const offers = (now: string) =>
  snoozeOffers(new Date(now)).map(({ id, until }) => `${id} ${until.slice(0, 16)}`);

describe('the usual moments', () => {
  test('are later today, tomorrow morning, Monday and in a week', () => {
    expect(offers('2026-12-01T09:20:00+07:00')).toEqual([
      'later 2026-12-01T12:00',
      'tomorrow 2026-12-02T08:00',
      'monday 2026-12-07T08:00',
      'week 2026-12-08T08:00',
    ]);
  });
  test('leave out today after office hours, and what another names already', () => {
    expect(offers('2026-12-06T16:00:00+07:00')).toEqual([
      'tomorrow 2026-12-07T08:00',
      'week 2026-12-14T08:00',
    ]);
    expect(offers('2026-11-30T15:00:00+07:00')).toEqual([
      'tomorrow 2026-12-01T08:00',
      'monday 2026-12-07T08:00',
    ]);
  });
});

test('later today is within office hours', () => {
  expect(offers('2026-12-01T00:20:00+07:00')[0]).toBe('later 2026-12-01T08:00');
});

test.each([
  ['2026-12-04', ['monday 2026-12-07T08:00', 'week 2026-12-11T08:00']],
  ['2026-12-05', ['monday 2026-12-07T08:00', 'week 2026-12-14T08:00']],
])('before a day off (%s) they are working days', (day, expected) => {
  expect(offers(`${day}T16:00:00+07:00`)).toEqual(expected);
});

test('a moment must be to come, and within a year', () => {
  const now = new Date('2026-11-30T09:00:00+07:00');
  expect(snoozeFault('2026-11-30T08:59:00+07:00', now)?.id).toBe('Pilih waktu yang akan datang.');
  expect(snoozeFault('kapan', now)).toBeDefined();
  expect(snoozeFault('2026-12-01T08:00:00+07:00', now)).toBeUndefined();
  expect(snoozeFault('2028-01-01T08:00:00+07:00', now)?.id).toContain('satu tahun');
});
