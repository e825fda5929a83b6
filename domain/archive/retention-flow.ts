import { isOfParty, type Party, type Person, type ProposalKind } from './retention-parties.ts';

// Who does what with a retention proposal, in which order (DOMAIN 8); never one person alone.

export const proposalStates = [
  'draft',
  'submitted',
  'checked',
  'approved',
  'done',
  'refused',
  'withdrawn',
] as const;
export type ProposalState = (typeof proposalStates)[number];

export const proposalSteps = [
  'submit',
  'check',
  'sign-first',
  'sign-second',
  'appraise',
  'approve',
  'witness-legal',
  'witness-audit',
  'hand-over',
] as const;
export type ProposalStep = (typeof proposalSteps)[number];

export type StepRule = {
  step: ProposalStep;
  from: ProposalState;
  to: ProposalState;
  party: Party;
  /** It is a signature: asks for the password as signing a letter does. */
  isSigned: boolean;
};

const rule = (
  step: ProposalStep,
  party: Party,
  from: ProposalState,
  to: ProposalState,
  isSigned = false,
): StepRule => ({ step, party, from, to, isSigned });

/** Steps of each kind. Two steps from the same state are both needed, in either order. */
export const flows: Record<ProposalKind, readonly StepRule[]> = {
  transfer: [
    rule('submit', 'unit', 'draft', 'submitted'),
    rule('check', 'records', 'submitted', 'checked'),
    rule('sign-first', 'unit', 'checked', 'approved', true),
    rule('sign-second', 'records', 'approved', 'done', true),
  ],
  destroy: [
    rule('submit', 'records', 'draft', 'submitted'),
    rule('appraise', 'appraiser', 'submitted', 'checked'),
    rule('approve', 'leader', 'checked', 'approved', true),
    rule('witness-legal', 'legal', 'approved', 'done', true),
    rule('witness-audit', 'audit', 'approved', 'done', true),
  ],
  permanent: [
    rule('submit', 'records', 'draft', 'submitted'),
    rule('appraise', 'appraiser', 'submitted', 'checked'),
    rule('approve', 'leader', 'checked', 'approved', true),
    rule('hand-over', 'records', 'approved', 'done', true),
  ],
  appraise: [
    rule('submit', 'records', 'draft', 'submitted'),
    rule('appraise', 'appraiser', 'submitted', 'checked'),
    rule('approve', 'leader', 'checked', 'done', true),
  ],
};

/** Tests for a step that signs in any kind. */
export const isSignature = (step: ProposalStep): boolean =>
  Object.values(flows).some((rules) => rules.some((rule) => rule.step === step && rule.isSigned));

/** A proposal as far as its rules care. */
export type ProposalFacts = {
  kind: ProposalKind;
  state: ProposalState;
  unitId: string;
  createdByUserId: string;
  steps: readonly { step: ProposalStep; userId: string }[];
};

/** It still goes on. */
export const isOpenState = (state: ProposalState): boolean =>
  state !== 'done' && state !== 'refused' && state !== 'withdrawn';
export const openStates = proposalStates.filter(isOpenState);

/** The steps that are to be taken now. */
export const nextSteps = ({ kind, state, steps }: ProposalFacts): StepRule[] =>
  flows[kind].filter(({ step, from }) => from === state && !steps.some((taken) => taken.step === step));

/** The state after a step: of several from the same state only the last one moves on. */
export function stateAfterStep(proposal: ProposalFacts, taken: StepRule): ProposalState {
  const left = nextSteps(proposal).filter(({ step }) => step !== taken.step);
  return left.length > 0 ? proposal.state : taken.to;
}

/** Never one person alone: whoever acted for one party cannot act for another. */
export const actedOtherwise = (
  viewer: Pick<Person, 'userId'>,
  proposal: ProposalFacts,
  party: Party,
): boolean => actedOn(viewer.userId, proposal).some((side) => side !== party);

/** The parties a person acted for; its creator acted for the first. */
export function actedOn(userId: string, proposal: ProposalFacts): (Party | undefined)[] {
  const sides = proposal.steps
    .filter((taken) => taken.userId === userId)
    .map(({ step }) => flows[proposal.kind].find((one) => one.step === step)?.party);
  return proposal.createdByUserId === userId ? [...sides, flows[proposal.kind][0]?.party] : sides;
}

/** The steps that this viewer may take now. */
export const stepsFor = (viewer: Person, proposal: ProposalFacts): StepRule[] =>
  nextSteps(proposal).filter(
    ({ party }) => isOfParty(viewer, party, proposal.unitId) && !actedOtherwise(viewer, proposal, party),
  );

/** Those who may take the next step may refuse it, except the mere submitter. */
export const mayRefuse = (viewer: Person, proposal: ProposalFacts): boolean =>
  stepsFor(viewer, proposal).some(({ step }) => step !== 'submit');

/** The proposing party may withdraw a proposal until it is approved. */
export const mayWithdraw = (viewer: Person, proposal: ProposalFacts): boolean =>
  isOpenState(proposal.state) && proposal.state !== 'approved' && mayEdit(viewer, proposal, proposal.state);

/** The proposing party edits the list while it is a draft; appraisers remove entries. */
export function mayEdit(viewer: Person, proposal: ProposalFacts, state: ProposalState = 'draft'): boolean {
  const party = flows[proposal.kind][0]?.party;
  return (
    proposal.state === state &&
    party !== undefined &&
    isOfParty(viewer, party, proposal.unitId) &&
    !actedOtherwise(viewer, proposal, party)
  );
}

export const mayPropose = (viewer: Person, kind: ProposalKind, unitId = viewer.unitId): boolean =>
  isOfParty(viewer, flows[kind][0]?.party ?? 'records', unitId);

/** What people call a proposal by. */
export const proposalNumber = (no: number | null): string => `Usul ${String(no ?? 0).padStart(4, '0')}`;
