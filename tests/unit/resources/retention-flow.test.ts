import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flows,
  mayRefuse,
  nextSteps,
  type ProposalFacts,
  stateAfterStep,
  stepsFor,
} from '../../../domain/archive/retention-flow.ts';
import {
  mayHold,
  type ProposalKind,
  proposalKinds,
  retentionPath,
  retentionRoles,
} from '../../../domain/archive/retention-parties.ts';

const person = (userId: string, over: Record<string, unknown> = {}) => ({
  userId,
  unitId: 'unit',
  positionId: userId,
  canOpenSecret: false,
  type: 'User Main Role',
  isUnitKearsipan: false,
  recordsOf: 'all' as const,
  isAdditional: false,
  privilegedList: [retentionPath],
  ...over,
});
const records = (userId: string) => person(userId, { unitId: 'records', isUnitKearsipan: true });
const holder = (userId: string, role: keyof typeof retentionRoles) =>
  person(userId, { unitId: 'other', privilegedList: [retentionPath, retentionRoles[role]] });
/** Somebody who could stand on every side. */
const almighty = (userId: string) =>
  person(userId, {
    isUnitKearsipan: true,
    privilegedList: [retentionPath, ...Object.values(retentionRoles)],
  });
const begun = (kind: ProposalKind, createdByUserId: string): ProposalFacts => ({
  kind,
  state: 'draft',
  unitId: 'unit',
  createdByUserId,
  steps: [],
});

describe('a proposal of retention (DOMAIN 8)', () => {
  it('goes its way: transfer by unit and records unit', () => {
    let proposal = begun('transfer', 'a');
    const take = (who: ReturnType<typeof person>) => {
      const [step] = stepsFor(who, proposal);
      if (!step) throw new Error(`${who.userId} may do nothing in ${proposal.state}`);
      proposal = {
        ...proposal,
        state: stateAfterStep(proposal, step),
        steps: [...proposal.steps, { step: step.step, userId: who.userId }],
      };
      return step.step;
    };
    expect(take(person('a'))).toBe('submit');
    expect(stepsFor(person('a'), proposal)).toEqual([]);
    expect(take(records('b'))).toBe('check');
    expect(take(person('c'))).toBe('sign-first');
    expect(take(records('d'))).toBe('sign-second');
    expect(proposal.state).toBe('done');
  });

  it('is witnessed by legal and audit before anything is destroyed, in either order', () => {
    const approved: ProposalFacts = {
      ...begun('destroy', 'r1'),
      state: 'approved',
      steps: [
        { step: 'submit', userId: 'r1' },
        { step: 'appraise', userId: 'r2' },
        { step: 'approve', userId: 'l' },
      ],
    };
    const [audit] = stepsFor(holder('x', 'audit'), approved);
    expect(audit?.step).toBe('witness-audit');
    if (!audit) return;
    expect(stateAfterStep(approved, audit)).toBe('approved');
    const half = { ...approved, steps: [...approved.steps, { step: audit.step, userId: 'x' }] };
    const [legal] = stepsFor(holder('y', 'legal'), half);
    expect(legal && stateAfterStep(half, legal)).toBe('done');
    expect(stepsFor(holder('x', 'legal'), half)).toEqual([]);
  });

  it('is not for secretaries, delegates and additional roles', () => {
    const proposal = begun('transfer', 'a');
    for (const over of [{ type: 'Secretary' }, { type: 'Delegation' }, { isAdditional: true }])
      expect(stepsFor(person('a', over), proposal)).toEqual([]);
    expect(mayHold(person('a', { isUnitKearsipan: true, isAdditional: true }))).toBe(false);
  });

  it('never ends by one person alone, whoever that is and whatever rights they have', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...proposalKinds),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('a', 'b'),
        (kind, actors, creator) => {
          let proposal = begun(kind, creator);
          for (const userId of actors) {
            const [step] = stepsFor(almighty(userId), proposal);
            if (!step) continue;
            proposal = {
              ...proposal,
              state: stateAfterStep(proposal, step),
              steps: [...proposal.steps, { step: step.step, userId }],
            };
          }
          const sides = new Map<string, string>();
          for (const { step, userId } of proposal.steps) {
            const party = flows[kind].find((one) => one.step === step)?.party ?? '';
            expect(sides.get(userId) ?? party).toBe(party);
            sides.set(userId, party);
          }
          if (proposal.state === 'done') {
            expect(nextSteps(proposal)).toEqual([]);
            expect(new Set(sides.keys()).size).toBeGreaterThanOrEqual(kind === 'transfer' ? 2 : 3);
            if (kind === 'destroy') expect(sides.size).toBe(5);
          }
        },
      ),
    );
  });

  it('is refused by who is asked next, never by who proposes it', () => {
    const submitted: ProposalFacts = {
      ...begun('transfer', 'a'),
      state: 'submitted',
      steps: [{ step: 'submit', userId: 'a' }],
    };
    expect(mayRefuse(records('b'), submitted)).toBe(true);
    expect(mayRefuse(person('a'), submitted)).toBe(false);
    expect(mayRefuse(person('a'), begun('transfer', 'a'))).toBe(false);
  });
});
