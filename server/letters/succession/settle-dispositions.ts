import { inArray, type SQL, sql } from 'drizzle-orm';
import { dispositionStates, isDone, partAfter } from '../../../domain/letters/disposition-life.ts';
import type { Executor } from '../../db/executor.ts';
import { stateAfterIn } from '../../db/state-in.ts';
import { partIn } from '../dispositions/move-part.ts';
import { endTasksOf } from '../flow/end-tasks.ts';
import { tasks } from '../lists/tables.ts';
import { letters } from '../tables.ts';
import { isNoneOf, passesOn, type Settled } from './settled.ts';

/**
 * A co-recipient present takes a leaver's part with its responsibility (DOMAIN
 * 7); else it is offered, or the sole holder's.
 */
export async function settleDispositions(tx: Executor, post: Settled): Promise<void> {
  const { positionId, permanent, present } = post;
  await endBeside(tx, post);
  const [sole] = permanent.length === 1 ? permanent : [];
  if (sole) {
    await tx.execute(sql`update disposition_recipient w set user_id = coalesce(w.user_id, ${sole}), is_offered = false
      where w.position_id = ${positionId} and (w.is_offered or w.user_id is null)`);
    return;
  }
  // Reviews and signatures ask for a person: their drafters are notified to choose another (work-of-named.ts).
  await tx.execute(sql`update disposition_recipient w set user_id = null, is_offered = true
    from disposition d join letter l on l.id = d.letter_id
    where d.id = w.disposition_id and ${passesOn} and ${isOpen} and w.position_id = ${positionId}
      and not ${partIn('w', isDone)} and ${isNoneOf('w.user_id', present)}`);
  await tx.execute(sql`update task t set only_user_id = null from disposition_recipient w
    where w.disposition_id = t.disposition_id and w.position_id = ${positionId} and w.user_id is null
      and t.position_id = ${positionId} and t.kind = 'disposition-in' and t.done_at is null
      and ${isNoneOf('t.only_user_id', present)}`);
}

const isOpen = sql`d.closed_at is null and d.withdrawn_at is null`;

const replaced = stateAfterIn('state', dispositionStates, (state) => partAfter(state, 'handed-over'));

type Ended = {
  id: string;
  dispositionId: string;
  letterId: string;
  userId: string | null;
  heirId: string;
  heirUserId: string | null;
  isResponsible: boolean;
};

/** Keeps one of several undone parts that would be one person's: a present holder's own first. */
async function endBeside(tx: Executor, { positionId, permanent, present }: Settled): Promise<void> {
  const here = sql.param([...present]);
  const goesOn: SQL =
    permanent.length === 1
      ? sql`(w.user_id is null or ${isNoneOf('w.user_id', present)})`
      : isNoneOf('w.user_id', present);
  const found = await tx.execute<Ended>(sql`
    select w.id, w.disposition_id as "dispositionId", d.letter_id as "letterId", w.user_id as "userId",
      heir.id as "heirId", heir.user_id as "heirUserId",
      w.role = 'penanggung-jawab' and not ${partIn('heir', isDone)} as "isResponsible"
    from disposition_recipient w join disposition d on d.id = w.disposition_id join letter l on l.id = d.letter_id
    cross join lateral (
      select o.* from disposition_recipient o
      where o.disposition_id = w.disposition_id and o.position_id = w.position_id
        and (o.user_id is null or o.user_id = any(${here}::uuid[]) or not ${partIn('o', isDone)})
      order by o.user_id = any(${here}::uuid[]) desc nulls last, o.user_id is null desc, not ${partIn('o', isDone)} desc,
        o."order", o.id
      limit 1) heir
    where ${passesOn} and ${isOpen} and w.position_id = ${positionId} and not ${partIn('w', isDone)} and ${goesOn}
      and heir.id <> w.id`);
  const ended = found.rows;
  if (ended.length === 0) return;
  const ids = (rows: readonly Ended[], key: 'id' | 'heirId') => sql.param(rows.map((row) => row[key]));
  await endTheirTasks(tx, ended);
  await tx.execute(sql`update disposition_recipient
    set state = ${replaced}, done_at = now(), role = 'pendukung'
    where id = any(${ids(
      ended.filter((one) => one.isResponsible),
      'id',
    )}::uuid[])`);
  await tx.execute(sql`update disposition_recipient set role = 'penanggung-jawab'
    where id = any(${ids(
      ended.filter((one) => one.isResponsible),
      'heirId',
    )}::uuid[])`);
  await tx.execute(sql`update disposition_recipient set state = ${replaced}, done_at = now()
    where id = any(${ids(ended, 'id')}::uuid[]) and not ${partIn('disposition_recipient', isDone)}`);
  // Further dispositions of the leaver now report to the successor.
  await tx.execute(sql`update disposition d set parent_id = g.heir
    from unnest(${ids(ended, 'id')}::uuid[], ${ids(ended, 'heirId')}::uuid[]) g (id, heir) where d.parent_id = g.id`);
  const inherited = ended.filter((one) => one.userId !== null && one.heirUserId !== null);
  await tx.execute(sql`
    insert into letter_timeline (id, letter_id, event, at, user_id, position_id, note, disposition_id)
    select gen_random_uuid(), g.letter_id, 'handed-over', now(), h.id, ${positionId}::uuid,
      'Dari ' || u.person_name || ' kepada ' || h.person_name, g.disposition_id
    from unnest(${sql.param(inherited.map((one) => one.letterId))}::uuid[],
      ${sql.param(inherited.map((one) => one.dispositionId))}::uuid[], ${sql.param(inherited.map((one) => one.userId))}::uuid[],
      ${sql.param(inherited.map((one) => one.heirUserId))}::uuid[]) g (letter_id, disposition_id, user_id, heir_user_id)
    join "user" u on u.id = g.user_id join "user" h on h.id = g.heir_user_id`);
}

async function endTheirTasks(tx: Executor, ended: readonly Ended[]): Promise<void> {
  const about = await tx
    .select()
    .from(letters)
    .where(inArray(letters.id, [...new Set(ended.map(({ letterId }) => letterId))]));
  const theirs = sql`exists (select from disposition_recipient w
    where w.id = any(${sql.param(ended.map(({ id }) => id))}::uuid[]) and w.disposition_id = ${tasks.dispositionId}
      and w.position_id = ${tasks.positionId} and w.user_id is not distinct from ${tasks.onlyUserId}
      and ${tasks.kind} = 'disposition-in')`;
  await endTasksOf(tx, about, new Date(), theirs);
}
