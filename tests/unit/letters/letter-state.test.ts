import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastReturn, type StateStep, stateAfter } from '../../../domain/letters/letter-state.ts';
import { type TimelineEvent, timelineLabels } from '../../../domain/letters/letter-timeline.ts';

const events = Object.keys(timelineLabels) as TimelineEvent[];
const step = fc.record<StateStep>({
  event: fc.constantFrom(...events),
  reviewersLeft: fc.integer({ min: 0, max: 3 }),
});

describe('The state of a letter', () => {
  it('follows from its history', () => {
    const through: StateStep[] = [
      { event: 'created' },
      { event: 'submitted', reviewersLeft: 2 },
      { event: 'approved', reviewersLeft: 1 },
      { event: 'returned' },
      { event: 'submitted', reviewersLeft: 1 },
      { event: 'approved', reviewersLeft: 0 },
      { event: 'signed' },
      { event: 'sent' },
      { event: 'read' },
      { event: 'cancelled' },
      { event: 'closed' },
    ];
    const states = through.map((_, at) => stateAfter(through.slice(0, at + 1)));
    expect(states).toEqual([
      ...['draft', 'review', 'review', 'revision', 'review', 'signing'],
      ...['sent', 'sent', 'sent', 'cancelled', 'cancelled'],
    ]);
  });

  it('is that of a received letter once one from outside is registered, and none without a history', () => {
    expect(stateAfter([{ event: 'created' }, { event: 'registered' }])).toBe('sent');
    expect(stateAfter([])).toBeUndefined();
  });

  it('moves on when the last reviewer who has not decided is taken off, and only under review', () => {
    const underReview: StateStep[] = [{ event: 'created' }, { event: 'submitted', reviewersLeft: 1 }];
    for (const event of ['edited', 'reviewers-changed'] as const) {
      expect(stateAfter([...underReview, { event, reviewersLeft: 0 }])).toBe('signing');
      expect(stateAfter([...underReview, { event, reviewersLeft: 3 }])).toBe('review');
      expect(stateAfter([{ event: 'created' }, { event, reviewersLeft: 3 }])).toBe('draft');
    }
  });

  it('whatever happened, is never anything else again once cancelled', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (before, after) => {
        expect(stateAfter([...before, { event: 'cancelled' }, ...after])).toBe('cancelled');
      }),
    );
  });

  it('is known from the last state and the step alone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (before, last) => {
        const state = stateAfter(before);
        const short: Record<string, StateStep[]> = {
          draft: [{ event: 'created' }],
          review: [{ event: 'submitted', reviewersLeft: 1 }],
          revision: [{ event: 'returned' }],
          signing: [{ event: 'submitted', reviewersLeft: 0 }],
          sent: [{ event: 'sent' }],
          cancelled: [{ event: 'cancelled' }],
        };
        expect(stateAfter([...before, last])).toBe(
          stateAfter([...(state ? (short[state] ?? []) : []), last]),
        );
      }),
    );
  });
});

describe('Why a letter came back', () => {
  it('is its last return, whoever returned it, or its being taken back', () => {
    const history = [
      'submitted',
      'returned',
      'submitted',
      'approved',
      'returned',
      'commented',
    ] as TimelineEvent[];
    const steps = history.map((event, at) => ({ event, at }));
    expect(lastReturn(steps)).toEqual({ event: 'returned', at: 4 });
    expect(lastReturn([...steps, { event: 'submitted', at: 6 }, { event: 'withdrawn', at: 7 }])?.at).toBe(7);
    expect(lastReturn([{ event: 'created' }])).toBeUndefined();
  });
});
