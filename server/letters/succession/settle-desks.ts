import { sql } from 'drizzle-orm';
import { draftersTasks } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import type { ChangedPost } from './changed-posts.ts';
import { settleDispositions } from './settle-dispositions.ts';
import { settleReaders } from './settle-readers.ts';
import { isNoneOf, passesOn, type Settled } from './settled.ts';

/**
 * Reassigns work on a change of holders (DOMAIN 6): shared posts by
 * person, sole ones by post. Leavers' work is offered.
 */
export async function settleDesks(
  tx: Executor,
  { positionId, before, after }: Pick<ChangedPost, 'positionId' | 'before' | 'after'>,
  day: string,
): Promise<void> {
  const permanent = await permanentHolders(tx, positionId, day);
  const post = { positionId, permanent, present: after };
  if (permanent.length > 1) {
    const soleHolder = await soleHolderOf(tx, post, before);
    await tx.execute(sql`select give_to_named(${positionId}::uuid, ${soleHolder}::uuid)`);
  }
  await settleInbox(tx, post);
  await settleDispositions(tx, post);
  if (permanent.length === 1) await giveToPost(tx, post);
  await settleReaders(tx, post);
}

async function permanentHolders(tx: Executor, positionId: string, day: string): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(sql`
    select distinct m.user_id as id from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = ${positionId} and m.type = 'definitif' and m.is_active
      and m.start_date <= ${day}::date and (m.end_date is null or m.end_date >= ${day}::date)`);
  return found.rows.map(({ id }) => id);
}

/** The permanent holder who held the post alone before and still does; temporary co-holders do not count. */
async function soleHolderOf(
  tx: Executor,
  { positionId, permanent }: Settled,
  before: readonly string[],
): Promise<string | null> {
  const [stayed, ...more] = before.filter((userId) => permanent.includes(userId));
  if (!stayed || more.length > 0) return null;
  const others = await tx.execute(sql`
    select 1 from job_mapping m where m.position_id = ${positionId} and m.type = 'definitif'
      and m.user_id <> ${stayed} and m.user_id = any(${sql.param([...before])}::uuid[]) limit 1`);
  return others.rows.length > 0 ? null : stayed;
}

/** Keeps at most one item per letter for the post: open ones first, then a present holder's. */
async function settleInbox(tx: Executor, { positionId, permanent, present }: Settled): Promise<void> {
  const [sole] = permanent.length === 1 ? permanent : [];
  if (!sole) {
    await tx.execute(sql`
      with candidate as (
        select i.id, row_number() over (partition by i.letter_id order by i.received_at, i.id) as no
        from inbox_item i
        where i.position_id = ${positionId} and not i.is_named_only and i.is_open
          and ${isNoneOf('i.only_user_id', present)}
          and not exists (select 1 from inbox_item o where o.letter_id = i.letter_id
            and o.position_id = i.position_id and (o.only_user_id is null
              or (o.is_open and o.only_user_id = any(${sql.param([...present])}::uuid[])))))
      update inbox_item i set only_user_id = null, is_offered = ${permanent.length > 1} from candidate c where c.id = i.id and c.no = 1`);
    return;
  }
  const found = await tx.execute<{ id: string; kept: string }>(sql`
    select i.id, first_value(i.id) over (partition by i.letter_id
      order by i.is_open desc, i.only_user_id = ${sole} desc nulls last, i.received_at, i.id) as kept
    from inbox_item i
    where i.position_id = ${positionId} and not i.is_named_only
      and (i.only_user_id is null or i.only_user_id = ${sole}
        or (i.is_open and ${isNoneOf('i.only_user_id', present)}))
      and exists (select 1 from inbox_item o where o.letter_id = i.letter_id and o.position_id = i.position_id
        and o.only_user_id is not null)`);
  const gone = found.rows.filter(({ id, kept }) => id !== kept);
  const ids = sql.param(gone.map(({ id }) => id));
  // Dispositions of the removed item move to the kept one.
  await tx.execute(sql`update disposition d set inbox_item_id = g.kept
    from unnest(${ids}::uuid[], ${sql.param(gone.map(({ kept }) => kept))}::uuid[]) g (id, kept)
    where d.inbox_item_id = g.id`);
  await tx.execute(sql`delete from inbox_item where id = any(${ids}::uuid[])`);
  const kept = sql.param([...new Set(found.rows.map((row) => row.kept))]);
  await tx.execute(sql`update inbox_item set only_user_id = null
    where id = any(${kept}::uuid[]) and only_user_id is not null`);
  // Nothing is offered where one person holds the post.
  await tx.execute(sql`update inbox_item i set is_offered = false, read_by = '{}',
      only_user_id = case when exists (select from inbox_item o where o.letter_id = i.letter_id
        and o.position_id = i.position_id and o.only_user_id is null) then i.only_user_id end
    where i.position_id = ${positionId} and i.is_offered`);
}

async function giveToPost(tx: Executor, { positionId, permanent, present }: Settled): Promise<void> {
  const [sole] = permanent;
  await tx.execute(sql`update letter set only_user_id = null
    where position_id = ${positionId} and only_user_id = ${sole}`);
  await tx.execute(sql`update task t set only_user_id = null from letter l
    where l.id = t.letter_id and ${passesOn} and t.position_id = ${positionId}
      and (t.only_user_id = ${sole} or (not ${stateIn('t.kind', draftersTasks)} and ${isNoneOf('t.only_user_id', present)}))`);
}
