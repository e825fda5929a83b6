import { eq, sql } from 'drizzle-orm';
import { isDone } from '../../domain/letters/disposition-life.ts';
import { isCancelled } from '../../domain/letters/letter-life.ts';
import { isActionable } from '../actionable-tasks.ts';
import type { Executor } from '../db/executor.ts';
import { isGiven } from '../db/today.ts';
import { partIn } from '../letters/index.ts';
import { type LetterRow, letters } from '../letters/tables.ts';
import type { TriggerEvent, TriggerWork } from './emit-event.ts';

export type TriggerContext = {
  letter: LetterRow | null;
  /** Posts whose work for the event is unfinished. */
  open: string[];
  disposition: {
    fromPositionId: string;
    fromUserId: string;
    /** userId null: the post as a whole. */
    recipients: { positionId: string; userId: string | null; isResponsible: boolean }[];
  } | null;
  delegation: { fromUserId: string; toUserId: string; words: string } | null;
};

/** @returns null when the record is deleted, cancelled or withdrawn */
export async function triggerContextOf(tx: Executor, work: TriggerWork): Promise<TriggerContext | null> {
  const [letter = null] = work.letterId
    ? await tx.select().from(letters).where(eq(letters.id, work.letterId))
    : [];
  if (work.letterId && (!letter || letter.deletedAt || isCancelled(letter.state))) return null;
  const disposition = work.dispositionId ? await dispositionOf(tx, work.dispositionId) : null;
  if (work.dispositionId && !disposition) return null;
  const delegation = work.delegationId ? await delegationOf(tx, work.delegationId, work.turn) : null;
  if (work.delegationId && !delegation) return null;
  return { letter, disposition, delegation, open: await openPosts(tx, work) };
}

/** Of an event whose turn is a task: undone, the step that gave the task leaves none. */
export async function isTakenBack(tx: Executor, { event, turn }: TriggerWork): Promise<boolean> {
  if (!turnsOnTask.includes(event)) return false;
  return (await tx.execute(sql`select 1 from task where id = ${turn}`)).rows.length === 0;
}

const turnsOnTask: readonly TriggerEvent[] = [
  'pemeriksaan.giliran',
  'naskah.siap_ttd',
  'naskah.dikembalikan',
];

async function openPosts(tx: Executor, work: TriggerWork): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(stillOpen(work));
  return found.rows.map((row) => row.id);
}

function stillOpen({ event, letterId, dispositionId, positionIds, turn }: TriggerWork) {
  const posts = sql.param([...positionIds]);
  switch (event) {
    case 'naskah.diterima':
      return sql`select position_id as id from inbox_item
        where letter_id = ${letterId} and position_id = any(${posts}::uuid[]) and is_open`;
    case 'pemeriksaan.giliran':
    case 'naskah.siap_ttd':
    case 'naskah.dikembalikan':
      // The turn is the task: a reviewer who was replaced has none any more.
      return sql`select t.position_id as id from task t where t.id = ${turn} and t.done_at is null and ${isActionable('t')}`;
    case 'disposisi.diterima':
    case 'disposisi.batas_waktu':
      return sql`select w.position_id as id from disposition_recipient w
        where w.disposition_id = ${dispositionId} and not ${partIn('w', isDone)}`;
    case 'delegasi.berubah':
      return sql`select null::uuid as id where false`;
  }
}

async function dispositionOf(tx: Executor, id: string): Promise<TriggerContext['disposition']> {
  const given = await tx.execute<{ fromPositionId: string; fromUserId: string }>(sql`
    select from_position_id as "fromPositionId", coalesce(on_behalf_of_user_id, from_user_id) as "fromUserId"
    from disposition
    where id = ${id} and withdrawn_at is null and closed_at is null`);
  const [found] = given.rows;
  if (!found) return null;
  const received = await tx.execute<{
    positionId: string;
    userId: string | null;
    isResponsible: boolean;
  }>(sql`
    select position_id as "positionId", user_id as "userId", role = 'penanggung-jawab' as "isResponsible"
    from disposition_recipient where disposition_id = ${id}`);
  return { ...found, recipients: received.rows };
}

/** Of one that was withdrawn only its end is told. */
async function delegationOf(tx: Executor, id: string, turn: string): Promise<TriggerContext['delegation']> {
  const found = await tx.execute<{ fromUserId: string; toUserId: string; words: string }>(sql`
    select d.from_user_id as "fromUserId", d.to_user_id as "toUserId",
           p.name || ', dari ' || f.person_name || ' kepada ' || t.person_name as words
    from delegation d join position p on p.id = d.from_position_id
    join "user" f on f.id = d.from_user_id join "user" t on t.id = d.to_user_id
    where d.id = ${id} and (${isGiven('d')} or ${turn.endsWith(' end')})`);
  return found.rows[0] ?? null;
}
