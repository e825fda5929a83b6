import { describe, expect, it } from 'vitest';
import {
  decidesState,
  flowTasks,
  isCancelled,
  isFixed,
  isInForce,
  isOpenDraft,
  isPartlySigned,
  isSigned,
  isUnderWay,
  isWaitedFor,
  lastReturn,
  letterEvents,
  letterLife,
  letterStates,
  newLetter,
  stateAfter,
  unmoving,
} from '../../../domain/letters/letter-life.ts';
import { type TimelineEvent, timelineLabels } from '../../../domain/letters/letter-timeline.ts';
import { type HistoryStep, stateOfHistory } from '../../support/state-of-history.ts';
import { sourcesOf } from '../language/sources.ts';

const timeline = Object.keys(timelineLabels) as TimelineEvent[];
/** Where the events of a state lead, with and without reviewers who have yet to decide. */
const leadsOf = (state: (typeof letterStates)[number]) =>
  letterEvents.flatMap((event) => [stateAfter(state, event, 0), stateAfter(state, event, 2)]);

describe('The life of a letter', () => {
  it('leads from the draft to every state', () => {
    const reached = new Set([newLetter]);
    for (const state of reached) for (const next of leadsOf(state)) if (next) reached.add(next);
    expect([...reached].sort()).toEqual([...letterStates].sort());
  });

  it('knows of every event whether it moves a letter', () => {
    const moving: readonly string[] = letterEvents;
    for (const event of timeline)
      expect([event === 'created', moving.includes(event), unmoving.some((one) => one === event)]).toContain(
        true,
      );
    expect(moving.filter((event) => unmoving.some((one) => one === event))).toEqual([]);
  });

  it('ends with the cancellation: nothing leads from there', () => {
    const cancelled = letterStates.filter(isCancelled);
    expect(cancelled.length).toBeGreaterThan(0);
    for (const state of cancelled) {
      expect([isSigned(state), isInForce(state)]).toEqual([true, false]);
      expect(leadsOf(state).filter(Boolean)).toEqual([]);
    }
  });

  it('is signed once and for all: nothing leads from a signed state to one that is not', () => {
    for (const state of letterStates.filter(isSigned))
      for (const next of leadsOf(state)) if (next) expect(isSigned(next)).toBe(true);
  });

  it('has a use case for every event', () => {
    const written = new Set(
      sourcesOf('server/letters', 'server/archive').flatMap(({ code }) =>
        [...code.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word),
      ),
    );
    expect(timeline.filter((event) => !written.has(event))).toEqual([]);
  });

  it('refuses what its state does not name', () => {
    expect(stateAfter('draft', 'signed')).toBeUndefined();
    expect(stateAfter('draft', 'approved', 1)).toBeUndefined();
    expect(stateAfter('review', 'signed')).toBeUndefined();
    expect(stateAfter('sent', 'returned')).toBeUndefined();
    expect(stateAfter('cancelled', 'submitted')).toBeUndefined();
  });

  it('is somewhere between the drafter and the end in every state', () => {
    expect(letterStates.filter(isOpenDraft)).toEqual(['draft', 'revision']);
    expect(letterStates.filter(isUnderWay)).toEqual(['review', 'signing', 'cosigning']);
    expect(letterStates.filter(isSigned)).toEqual(['sent', 'cancelled']);
    for (const state of letterStates)
      expect([isOpenDraft(state), isUnderWay(state), isSigned(state)].filter(Boolean)).toHaveLength(1);
    for (const state of letterStates.filter(isInForce)) expect(isSigned(state)).toBe(true);
  });

  it('has a task exactly where somebody else than who began it must act', () => {
    for (const state of letterStates.filter(isWaitedFor)) expect(letterLife[state].holder).not.toBeNull();
    for (const state of letterStates.filter(isUnderWay)) expect(isWaitedFor(state)).toBe(true);
    expect(flowTasks).toEqual(['review', 'revision', 'sign', 'legal']);
  });

  it('asks how many reviewers or signers are left only where they decide', () => {
    expect([...decidesState].sort()).toEqual([
      ...['approved', 'edited', 'review-undone', 'reviewers-changed', 'signed', 'submitted'],
    ]);
  });
});

describe('A letter that somebody has signed and others have not', () => {
  it('waits for the next signature, and is sent with the last', () => {
    expect(stateAfter('signing', 'signed', 2)).toBe('cosigning');
    expect(stateAfter('cosigning', 'signed', 1)).toBe('cosigning');
    expect(stateAfter('cosigning', 'signed', 0)).toBe('sent');
  });

  it('goes nowhere back: it is signed on or cancelled', () => {
    const going = letterEvents.filter((event) => stateAfter('cosigning', event));
    expect(going.sort()).toEqual(['cancelled', 'signed']);
    expect([isFixed('cosigning'), isSigned('cosigning'), isInForce('cosigning')]).toEqual([
      ...[true, false, false],
    ]);
    expect(letterStates.filter(isPartlySigned)).toEqual(['cosigning']);
  });
});

describe('The state of a letter', () => {
  it('follows from its history', () => {
    const through: HistoryStep[] = [
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
    const states = through.map((_, at) => stateOfHistory(through.slice(0, at + 1)));
    expect(states).toEqual([
      ...['draft', 'review', 'review', 'revision', 'review', 'signing'],
      ...['sent', 'sent', 'sent', 'cancelled', 'cancelled'],
    ]);
  });

  it('is that of a received letter once one from outside is registered, and none without a history', () => {
    expect(stateOfHistory([{ event: 'created' }, { event: 'registered' }])).toBe('sent');
    expect(stateOfHistory([])).toBeUndefined();
  });

  it('moves on when the last reviewer who has not decided is taken off, and only under review', () => {
    const underReview: HistoryStep[] = [{ event: 'created' }, { event: 'submitted', reviewersLeft: 1 }];
    for (const event of ['edited', 'reviewers-changed'] as const) {
      expect(stateOfHistory([...underReview, { event, reviewersLeft: 0 }])).toBe('signing');
      expect(stateOfHistory([...underReview, { event, reviewersLeft: 3 }])).toBe('review');
      expect(stateOfHistory([{ event: 'created' }, { event, reviewersLeft: 3 }])).toBeUndefined();
    }
  });

  it('is none where its life refuses a step', () => {
    expect(stateOfHistory([{ event: 'created' }, { event: 'signed' }, { event: 'sent' }])).toBeUndefined();
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
