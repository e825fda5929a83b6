import { describe, expect, test } from 'vitest';
import {
  type DeadlineBasis,
  latestOf,
  needsDeadline,
  proposedDeadline,
} from '../../../domain/letters/disposition-deadline.ts';

// Monday, in the afternoon.
const now = new Date('2026-11-23T08:00:00Z');
const basis = (over: Partial<DeadlineBasis> = {}): DeadlineBasis => ({
  ...{ urgency: 'BIASA', receivedAt: '2026-11-23T02:00:00Z', parentDeadline: null },
  ...over,
});
const followUp = { defaultDueWorkingDays: 5 };

describe('a deadline', () => {
  test('is that of an urgent letter by its arrival, whatever the instructions propose', () => {
    const urgent = basis({ urgency: 'SEGERA', receivedAt: '2026-11-22T02:00:00Z' });
    expect(proposedDeadline(urgent, [followUp], now)).toEqual({ day: '2026-11-24', origin: 'letter' });
    expect(latestOf(urgent, now)).toEqual({ day: '2026-11-24', origin: 'letter' });
    expect([needsDeadline('SEGERA'), needsDeadline('BIASA')]).toEqual([true, false]);
  });

  test('is counted anew where the letter’s is over', () => {
    const overdue = basis({ urgency: 'SEGERA', receivedAt: '2026-11-16T02:00:00Z' });
    expect(proposedDeadline(overdue, [], now)).toEqual({ day: '2026-11-25', origin: 'urgency' });
  });

  test('is the superior’s where that is earlier, and a later one of theirs needs no second reason', () => {
    const letter = { urgency: 'SEGERA', receivedAt: '2026-11-23T02:00:00Z' } as const;
    const early = basis({ ...letter, parentDeadline: '2026-11-24' });
    expect(proposedDeadline(early, [], now)).toEqual({ day: '2026-11-24', origin: 'parent' });
    const late = basis({ ...letter, parentDeadline: '2026-12-01' });
    expect(proposedDeadline(late, [], now)).toEqual({ day: '2026-11-25', origin: 'letter' });
    expect(latestOf(late, now).day).toBe('2026-12-01');
  });

  test('of an ordinary letter follows the instructions, else it is three working days', () => {
    expect(proposedDeadline(basis(), [followUp], now)).toEqual({ day: '2026-11-30', origin: 'instructions' });
    expect(proposedDeadline(basis(), [], now)).toEqual({ day: '2026-11-26', origin: 'proposed' });
  });
});
