import {
  actedOn,
  flows,
  type ProposalFacts,
  type ProposalStep,
} from '../../../domain/archive/retention-flow.ts';
import type { Awaited } from '../../../domain/archive/retention-types.ts';
import type { Executor } from '../../db/executor.ts';
import { namesOf, peopleOfParty } from './people.ts';

/** So many are named; the others are told as a number. */
const namedUpTo = 3;

/**
 * Who may take the steps of an open proposal that are still to come, by name: nobody has to ask around whom it waits for
 * (DOMAIN 12 "Where is it stuck?"). Who has acted on another side is none of them.
 */
export async function whoMayAct(executor: Executor, proposal: ProposalFacts): Promise<Awaited[]> {
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
