import { flows, nextSteps, proposalNumber } from '../../../domain/archive/retention-flow.ts';
import { kindChoices, stepMessages } from '../../../domain/archive/retention-words.ts';
import type { Message } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { notify } from '../../notifications/index.ts';
import type { ProposalFound } from './find-proposal.ts';
import { keepersOf, peopleOfParty, proposalPage } from './people.ts';

/** Notifies the users of the next step; at the end the proposal's owners. */
export async function notifyOfStep(tx: Executor, actor: Actor, proposal: ProposalFound): Promise<void> {
  if (proposal.state === 'done')
    return tell(
      tx,
      actor,
      proposal,
      { id: 'Usul retensi selesai', en: 'Retention proposal completed' },
      await owners(tx, proposal),
    );
  for (const { party, step } of nextSteps(proposal)) {
    const acted = new Set(
      proposal.steps
        .filter((taken) => flows[proposal.kind].find((one) => one.step === taken.step)?.party !== party)
        .map(({ userId }) => userId),
    );
    const asked = (await peopleOfParty(tx, party, proposal.unitId)).filter((userId) => !acted.has(userId));
    const { todo } = stepMessages[step];
    const title = {
      id: `Usul retensi menunggu: ${todo.id.toLowerCase()}`,
      en: `Retention proposal waiting: ${todo.en.toLowerCase()}`,
    };
    await tell(tx, actor, proposal, title, asked);
  }
}

/** Notifies the proposal's owners that it was refused or withdrawn, with the reason. */
export async function notifyOfEnd(
  tx: Executor,
  actor: Actor,
  proposal: ProposalFound,
  reason: string,
): Promise<void> {
  const title =
    proposal.state === 'refused'
      ? { id: 'Usul retensi ditolak', en: 'Retention proposal refused' }
      : { id: 'Usul retensi ditarik', en: 'Retention proposal taken back' };
  await tell(tx, actor, proposal, title, await owners(tx, proposal), reason);
}

const owners = async (tx: Executor, { unitId, createdByUserId }: ProposalFound): Promise<string[]> => [
  ...new Set([createdByUserId, ...(await keepersOf(tx, unitId))]),
];

async function tell(
  tx: Executor,
  actor: Actor,
  { id, no, kind }: ProposalFound,
  title: Message,
  userIds: readonly string[],
  more?: string,
): Promise<void> {
  const others = userIds.filter((userId) => userId !== actor.userId);
  if (others.length === 0) return;
  const what = kindChoices.find(({ value }) => value === kind)?.label;
  const messageOf = (label = ''): string =>
    [`${proposalNumber(no)} (${label})`, more].filter(Boolean).join(': ');
  await notify(tx, others, {
    kind: 'arsip.retensi',
    title,
    modul: 'arsip',
    message: { id: messageOf(what?.id), en: messageOf(what?.en) },
    detailUrl: proposalPage(id),
    tabName: null,
  });
}
