import { sql } from 'drizzle-orm';
import { draftersTasks, isSigned } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { recordSteps } from '../flow/history.ts';
import { letterIn } from '../rules/letter-in.ts';
import { settleLeavers } from './settle-leavers.ts';
import { passesOn } from './settled.ts';

type Named = { id: string; name: string };
export type Given = {
  kind: 'letters' | 'inbox' | 'dispositions';
  positionId: string;
  from: Named;
  to: Named;
};

/**
 * Makes a person's work in a post another holder's, unread by the actor (DOMAIN 6); Sangat Rahasia stays. Who may and
 * whether the receiver holds the post is judged before.
 * @returns the letters concerned
 */
export async function giveNamedWork(tx: Executor, actor: Actor, given: Given): Promise<string[]> {
  const ids = [...new Set(await giving[given.kind](tx, given))];
  await settleLeavers(tx, given.positionId, [given.from.id]);
  if (ids.length > 0)
    await recordSteps(tx, actor, ids, 'handed-over', `Dari ${given.from.name} kepada ${given.to.name}`);
  return ids;
}

const giving: Record<Given['kind'], (tx: Executor, given: Given) => Promise<string[]>> = {
  letters: giveLetters,
  inbox: giveInbox,
  dispositions: giveDispositions,
};

async function giveLetters(tx: Executor, { positionId, from, to }: Given): Promise<string[]> {
  const moved = await tx.execute<{ id: string }>(sql`
    update letter l set only_user_id = ${to.id}
    where l.position_id = ${positionId} and l.only_user_id = ${from.id} and l.deleted_at is null
      and not ${letterIn('l', isSigned)} and ${passesOn}
    returning l.id`);
  const ids = moved.rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.execute(sql`update task set only_user_id = ${to.id}
      where letter_id = any(${sql.param(ids)}::uuid[]) and ${stateIn('kind', draftersTasks)}
        and only_user_id = ${from.id} and position_id = ${positionId} and done_at is null`);
  return ids;
}

/** A letter that the receiver has too stays where it is. */
async function giveInbox(tx: Executor, { positionId, from, to }: Given): Promise<string[]> {
  const moved = await tx.execute<{ id: string }>(sql`
    update inbox_item i set only_user_id = ${to.id}, read_by = array_remove(i.read_by, ${to.id}::uuid),
      read_at = case when i.is_offered then i.read_at end
    where i.position_id = ${positionId} and i.only_user_id = ${from.id} and i.is_open and not i.is_named_only
      and not exists (select from inbox_item o where o.letter_id = i.letter_id and o.position_id = i.position_id
        and o.only_user_id = ${to.id})
    returning i.letter_id as id`);
  return moved.rows.map(({ id }) => id);
}

async function giveDispositions(tx: Executor, { positionId, from, to }: Given): Promise<string[]> {
  const moved = await tx.execute<{ id: string; dispositionId: string }>(sql`
    update disposition_recipient w set user_id = ${to.id}
    from disposition d join letter l on l.id = d.letter_id
    where d.id = w.disposition_id and ${passesOn} and w.position_id = ${positionId} and w.user_id = ${from.id}
      and exists (select from task t where t.disposition_id = w.disposition_id and t.position_id = w.position_id
        and t.only_user_id = ${from.id} and t.kind = 'disposition-in' and t.done_at is null)
      and not exists (select from disposition_recipient o where o.disposition_id = w.disposition_id
        and o.position_id = w.position_id and o.user_id = ${to.id})
    returning d.letter_id as id, w.disposition_id as "dispositionId"`);
  await tx.execute(sql`update task set only_user_id = ${to.id}
    where disposition_id = any(${sql.param(moved.rows.map(({ dispositionId }) => dispositionId))}::uuid[])
      and position_id = ${positionId} and only_user_id = ${from.id} and kind = 'disposition-in' and done_at is null`);
  return moved.rows.map(({ id }) => id);
}
