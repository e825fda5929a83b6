import { sql } from 'drizzle-orm';
import { factsAt, type MinutesFacts } from '../../../domain/archive/minutes-facts.ts';
import {
  nextSteps,
  type ProposalFacts,
  type ProposalStep,
  stateAfterStep,
} from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import { dayInWib } from '../../../lib/wib.ts';
import {
  retentionProposals,
  retentionProposalUnits,
  retentionSteps,
} from '../../archive/retention/tables.ts';
import type { Executor } from '../../db/executor.ts';
import { demoId } from '../ids.ts';
import { demoProposals, oldFiles } from './old-files.ts';
import { oldFileId } from './seed-old-files.ts';

const day = 86_400_000;

/** Seeds proposals: one draft, the others waiting for the records unit, the witnesses and the leader. */
export async function seedProposals(executor: Executor, now: Date): Promise<void> {
  for (const [index, { name, kind, unit, by, steps, note }] of demoProposals.entries()) {
    const id = demoId('retention-proposal', name);
    const unitId = demoId('unit', unit);
    const createdByUserId = demoId('user', by);
    const begun = new Date(now.getTime() - (20 - index * 3) * day);
    let facts: ProposalFacts = { kind, state: 'draft', unitId, createdByUserId, steps: [] };
    const taken = steps.map(([step, user], at) => {
      const rule = nextSteps(facts).find((one) => one.step === step);
      if (!rule) throw new Error(`${name}: ${step} does not follow`);
      const userId = demoId('user', user);
      facts = {
        ...facts,
        state: stateAfterStep(facts, rule),
        steps: [...facts.steps, { step, userId }],
      };
      return { step, userId, at: new Date(begun.getTime() + (at + 1) * day) };
    });
    await executor.insert(retentionProposals).values({
      ...{ id, kind, unitId, note, createdByUserId, state: facts.state, createdAt: begun },
      createdByPositionId: await postOf(executor, createdByUserId),
    });
    await executor
      .insert(retentionProposalUnits)
      .values(
        oldFiles
          .filter((file) => file.in === name)
          .map((file) => ({ proposalId: id, filingUnitId: oldFileId(file) })),
      );
    for (const { step, userId, at } of taken)
      await executor.insert(retentionSteps).values({
        ...{ id: demoId('retention-step', `${id} ${step}`), proposalId: id, step, userId, at },
        facts: factsOf(kind, step, begun),
        positionId: await postOf(executor, userId),
      });
  }
}

/** Decrees of before the proposal; how it is destroyed is said by the witnesses to come. */
function factsOf(kind: ProposalKind, step: ProposalStep, begun: Date): MinutesFacts {
  const before = (days: number) => dayInWib(new Date(begun.getTime() - days * day));
  const known: MinutesFacts = {
    ...{ committeeNumber: '019/KEPDIR/DIR-NTR/2026', committeeDate: before(60) },
    ...{ decreeNumber: '022/KEPDIR/DIR-NTR/2026', decreeDate: before(1) },
    ...{ consentNumber: 'B-KN.00.03/412/2026', consentDate: before(9) },
  };
  const asked = factsAt(kind, step).map(({ name }) => name);
  return Object.fromEntries(Object.entries(known).filter(([name]) => asked.some((one) => one === name)));
}

async function postOf(executor: Executor, userId: string): Promise<string> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select position_id as id from job_mapping where user_id = ${userId} order by type = 'definitif' desc, id limit 1`);
  if (!rows[0]) throw new Error(`${userId} holds no post`);
  return rows[0].id;
}
