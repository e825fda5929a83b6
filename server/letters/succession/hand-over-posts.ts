import { sql } from 'drizzle-orm';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notifications/index.ts';
import { letterTimeline } from '../parts/tables.ts';
import { letterIn } from '../rules/letter-in.ts';
import { type ChangedPost, changedPosts, takeChange } from './changed-posts.ts';
import { newHolderMessage, type Waiting } from './messages.ts';
import { settleDesks } from './settle-desks.ts';
import { settleLeavers } from './settle-leavers.ts';
import { notifyOfNamed } from './work-of-named.ts';

/**
 * Work passes with the post (DOMAIN 6, mutasi); shared posts by person (settle-desks.ts). Idempotent; a failing
 * post blocks no others.
 * @returns how many posts changed hands
 * @throws what the first of the posts failed with, after all others are done
 */
export async function handOverPosts(deps: Pick<Deps, 'db'>, now: Date): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const post of await changedPosts(deps.db, dayInWib(now)))
    try {
      const isDone = await deps.db.transaction(async (tx) => {
        if (!(await takeChange(tx, post))) return false;
        await settleDesks(tx, post, dayInWib(now));
        return handOver(tx, post, now);
      });
      if (isDone) count += 1;
    } catch (failure) {
      failures.push(failure);
    }
  if (failures.length > 0) throw failures[0];
  return count;
}

async function handOver(tx: Executor, post: ChangedPost, now: Date): Promise<boolean> {
  const { positionId, positionName, before, after, last } = post;
  const came = after.filter((id) => !before.includes(id));
  const left = before.filter((id) => !after.includes(id));
  await settleLeavers(tx, positionId, left);
  await notifyOfNamed(tx, positionId, left);
  const [first] = came;
  // Vacated without a successor: the reminders of waiting work report it (reminding/).
  if (!first) return false;
  const vacated = last.find((id) => !came.includes(id)) ?? null;
  const from =
    left[0] ?? (before.length === 0 ? (vacated ?? (await lastHolder(tx, positionId, dayInWib(now)))) : null);
  const names = await namesOf(tx, [...came, ...left, ...(from ? [from] : [])]);
  const nameOf = (id: string): string => names.get(id) ?? '';
  const waiting = await waitingAt(tx, positionId);
  if (!from && before.length === 0 && Object.values(waiting).every((one) => one === 0)) return false;

  const title = from
    ? {
        id: `Pekerjaan jabatan ${positionName} beralih kepada Anda`,
        en: `The work of ${positionName} passes to you`,
      }
    : { id: `Anda memangku jabatan ${positionName}`, en: `You hold the post ${positionName}` };
  const message = newHolderMessage(waiting, from && nameOf(from));
  const detailUrl = '/naskah-dinas/tugas';
  const notice = { kind: 'jabatan.beralih', modul: 'pengaturan', tabName: null } as const;
  await notify(tx, came, { ...notice, title, message, detailUrl });
  await notify(tx, left, {
    ...notice,
    title: {
      id: `Pekerjaan jabatan ${positionName} telah beralih`,
      en: `The work of ${positionName} has passed on`,
    },
    message: {
      id: `Kini dipangku ${came.map(nameOf).join(', ')}.`,
      en: `Held by ${came.map(nameOf).join(', ')} now.`,
    },
    detailUrl: null,
  });
  if (left.length > 0 || before.length === 0)
    await writeHistory(tx, post, first, handedOver(from && nameOf(from), nameOf(first)), now);
  await recordAudit(tx, {
    actor: null,
    action: 'hand-over',
    resource: 'pengaturan.jabatan',
    recordId: positionId,
    before: { userIds: before },
    after: { userIds: after, ...waiting },
  });
  return true;
}

const handedOver = (from: string | null, to: string): string =>
  from ? `Dari ${from} kepada ${to}` : `Kepada ${to}`;

/** Writes the new holder as the actor, who acts from now on; the note names both. */
async function writeHistory(
  tx: Executor,
  { positionId }: ChangedPost,
  userId: string,
  note: string,
  at: Date,
): Promise<void> {
  const found = await tx.execute<{ letterId: string }>(sql`
    select distinct letter_id as "letterId" from task
    where position_id = ${positionId} and done_at is null and only_user_id is null`);
  const rows = found.rows.map(({ letterId }) => ({
    id: newId(),
    letterId,
    event: 'handed-over' as const,
    at,
    userId,
    positionId,
    onBehalfOfUserId: null,
    note,
  }));
  for (let begin = 0; begin < rows.length; begin += 500)
    await tx.insert(letterTimeline).values(rows.slice(begin, begin + 500));
}

/** Counts the work that passes with the post, without work named for a person. */
async function waitingAt(tx: Executor, positionId: string): Promise<Waiting> {
  const found = await tx.execute<Waiting>(sql`
    select (select count(*)::int from task
             where position_id = ${positionId} and done_at is null and only_user_id is null) as tasks,
           (select count(*)::int from inbox_item
             where position_id = ${positionId} and is_open and not is_named_only and only_user_id is null) as inbox,
           (select count(*)::int from letter where position_id = ${positionId} and ${letterIn('letter', isOpenDraft)}
             and deleted_at is null and only_user_id is null and security_rank < ${topSecretRank}) as drafts`);
  return found.rows[0] ?? { tasks: 0, inbox: 0, drafts: 0 };
}

async function lastHolder(tx: Executor, positionId: string, day: string): Promise<string | null> {
  const found = await tx.execute<{ id: string }>(sql`
    select user_id as id from job_mapping
    where position_id = ${positionId} and end_date < ${day}::date order by end_date desc, id desc limit 1`);
  return found.rows[0]?.id ?? null;
}

async function namesOf(tx: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await tx.execute<{ id: string; name: string }>(
    sql`select id, person_name as name from "user" where id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}
