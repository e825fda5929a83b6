import {
  actedOn,
  flows,
  type ProposalFacts,
  type ProposalStep,
} from '../../../domain/archive/retention-flow.ts';
import type { Awaited } from '../../../domain/calls/archive-retention.ts';
import type { Executor } from '../../db/executor.ts';
import { namesOf, peopleOfParty } from './people.ts';

/** Most users named; the rest are given as a number. */
const namedUpTo = 3;

/** Actors of a proposal's remaining steps (DOMAIN 12 "Where is it stuck?"), without those of another side. */
export async function awaitedParties(executor: Executor, proposal: ProposalFacts): Promise<Awaited[]> {
  const taken = new Set<ProposalStep>(proposal.steps.map(({ step }) => step));
  const coming = flows[proposal.kind].filter(({ step }) => !taken.has(step));
  const found: { step: ProposalStep; userIds: string[] }[] = [];
  for (const { step, party } of coming) {
    const people = await peopleOfParty(executor, party, proposal.unitId);
    const isFree = (userId: string) => actedOn(userId, proposal).every((side) => side === party);
    found.push({ step, userIds: people.filter(isFree) });
  }
  const names = await namesOf(executor, [...new Set(found.flatMap(({ userIds }) => userIds))]);
  return found.map(({ step, userIds }) => {
    const people = names.filter(({ id }) => userIds.includes(id));
    return { step, people: people.slice(0, namedUpTo), more: Math.max(0, people.length - namedUpTo) };
  });
}
