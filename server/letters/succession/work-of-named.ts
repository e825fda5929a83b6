import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { notifyOfDisposition } from '../dispositions/notify.ts';
import { notifyIfVacant } from '../flow/advance-letter.ts';
import { notifyPosts } from '../flow/notify.ts';
import { receivedByName } from '../rules/named-only.ts';
import { letters } from '../tables.ts';

/**
 * Named work (Sangat Rahasia) does not pass to successors: notifies those
 * who can name another person (docs/security.md).
 */
export async function notifyOfNamed(
  tx: Executor,
  positionId: string,
  left: readonly string[],
): Promise<void> {
  if (left.length === 0) return;
  const gone = sql.param([...left]);
  await notifyOfTasks(tx, positionId, gone);
  const unread = await tx.execute<{ letterId: string }>(sql`
    select i.letter_id as "letterId" from inbox_item i
    where i.position_id = ${positionId} and i.is_named_only and i.is_open and i.read_at is null
      and ${receivedByName('i', sql`any(${gone}::uuid[])`)}`);
  for (const { letterId } of unread.rows) {
    const letter = await letterOf(tx, letterId);
    const posts = [letter.positionId, letter.senderPositionId].filter((post) => post !== null);
    await notifyPosts(tx, null, letter, posts, unreadNotice);
  }
}

type Task = {
  id: string;
  letterId: string;
  kind: string;
  onlyUserId: string;
  dispositionId: string | null;
};

async function notifyOfTasks(tx: Executor, positionId: string, gone: ReturnType<typeof sql.param>) {
  const waiting = await tx.execute<Task>(sql`
    select t.id, t.letter_id as "letterId", t.kind, t.only_user_id as "onlyUserId",
      t.disposition_id as "dispositionId"
    from task t where t.position_id = ${positionId} and t.done_at is null and t.only_user_id = any(${gone}::uuid[])`);
  for (const { id, letterId, kind, onlyUserId, dispositionId } of waiting.rows) {
    const letter = await letterOf(tx, letterId);
    if (!dispositionId) {
      await notifyIfVacant(tx, letter, { positionId, onlyUserId });
      // The reminder of the next morning says no more than this.
      await tx.execute(sql`insert into task_reminder (task_id, kind, day, at)
        values (${id}, 'vacant', '0001-01-01', now()) on conflict do nothing`);
    } else if (kind === 'disposition-in') {
      const giver = await giverOf(tx, dispositionId);
      if (giver)
        await notifyOfDisposition(tx, letter, [giver], { ...undone, dispositionId, direction: 'out' }, null);
    }
  }
}

async function letterOf(tx: Executor, id: string) {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id));
  if (!letter) throw new Error(`Letter ${id} is gone while work on it waits`);
  return letter;
}

async function giverOf(tx: Executor, dispositionId: string) {
  const found = await tx.execute<{ positionId: string; userId: string }>(sql`
    select from_position_id as "positionId", coalesce(on_behalf_of_user_id, from_user_id) as "userId" from disposition
    where id = ${dispositionId} and closed_at is null and withdrawn_at is null`);
  return found.rows[0];
}

const unreadNotice = {
  kind: 'naskah.perkembangan',
  title: {
    id: 'Naskah belum dibaca penerima yang tidak lagi memangku jabatannya',
    en: 'A letter is unread by a recipient who no longer holds the post',
  },
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
const undone = {
  kind: 'disposisi.tindak-lanjut',
  title: {
    id: 'Disposisi menunggu orang yang tidak lagi memangku jabatannya',
    en: 'A disposition is waiting for somebody who no longer holds the post',
  },
} as const;
