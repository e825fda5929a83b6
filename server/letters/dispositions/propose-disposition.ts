import { sql } from 'drizzle-orm';
import type { DispositionCandidate, DispositionProposal } from '../../../domain/letters/disposition.ts';
import type { DeadlineBasis } from '../../../domain/letters/disposition-deadline.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { forbidden, type ListQuery } from '../../http/index.ts';
import { findInboxItem } from '../inbox/find-inbox-item.ts';
import { iso } from '../lists/row.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { candidatesOf } from './candidates.ts';
import { type Found, findDisposition } from './find-disposition.ts';
import { mayDispose } from './rights.ts';
import { parentOf } from './tree.ts';

/** People and instructions shown before anybody types. */
const mostPeople = 3;
const mostInstructions = 6;

/**
 * GET /letter/api/Disposition/proposal: whom and what this post usually disposes, and what the deadline is measured by.
 * @throws Refusal 404 unseen; 403 who may not dispose
 */
export async function proposeDisposition(
  executor: Executor,
  actor: Actor,
  { inboxItemId, dispositionId }: ListQuery['filters'],
): Promise<DispositionProposal> {
  assertReadsLetters(actor);
  if (!(await mayDispose(executor, actor))) throw forbidden();
  const basis = await basisOf(executor, actor, { inboxItemId, dispositionId });
  const [people, instructionIds] = await Promise.all([
    usualPeople(executor, actor),
    usualInstructions(executor, actor),
  ]);
  return { people, instructionIds, ...basis };
}

type Source = { inboxItemId?: string | undefined; dispositionId?: string | undefined };

async function basisOf(
  executor: Executor,
  actor: Actor,
  { inboxItemId, dispositionId }: Source,
): Promise<Omit<DeadlineBasis, 'urgency'>> {
  if (dispositionId !== undefined) return furtherBasis(await findDisposition(executor, actor, dispositionId));
  const item = inboxItemId === undefined ? null : await findInboxItem(executor, actor, inboxItemId);
  return { receivedAt: item?.receivedAt ?? null, parentDeadline: null };
}

/** Of a disposition that goes on from this one; the letter arrived with the one above all. */
export function furtherBasis({ tree, given }: Found): Omit<DeadlineBasis, 'urgency'> {
  let top = given;
  for (let above = parentOf(tree, top); above; above = parentOf(tree, top)) top = above.given;
  return { receivedAt: top.itemReceivedAt && iso(top.itemReceivedAt), parentDeadline: given.deadline };
}

/** Those disposed to most in 90 days, then the nearest. */
async function usualPeople(executor: Executor, actor: Actor): Promise<DispositionCandidate[]> {
  const used = sql`(
    select count(*) from disposition_recipient r join disposition d on d.id = r.disposition_id
    where d.from_position_id = ${actor.positionId} and d.created_at > now() - interval '90 days'
      and d.withdrawn_at is null and r.user_id = h.user_id and r.position_id = p.id)`;
  return candidatesOf(executor, actor, {
    where: sql` and h.user_id is not null`,
    order: sql`${used} desc`,
    most: mostPeople,
  });
}

async function usualInstructions(executor: Executor, actor: Actor): Promise<string[]> {
  const found = await executor.execute<{ id: string }>(sql`
    select n.id from disposition_instruction n
    join (
      select i.id, count(*) as used from disposition d, unnest(d.instruction_ids) i (id)
      where d.from_position_id = ${actor.positionId} and d.created_at > now() - interval '90 days'
      group by i.id
    ) u on u.id = n.id
    where n.is_active order by u.used desc, n.id limit ${mostInstructions}`);
  return found.rows.map(({ id }) => id);
}
