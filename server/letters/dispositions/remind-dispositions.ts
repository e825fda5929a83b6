import { inArray, type SQL, sql } from 'drizzle-orm';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import type { Message } from '../../../lib/language.ts';
import { dayInWib, plusDays, startOfDayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { letters } from '../tables.ts';
import { partIn } from './move-part.ts';
import { notifyOfDisposition } from './notify.ts';

/** Days before the deadline (DOMAIN 7: H-2), and days after it until the giver is notified. */
const remindBefore = 2;
const escalateAfter = 2;

/**
 * Reminds from H-2, daily when overdue; the giver two days late (DOMAIN
 * 7). Skips users a trigger notified (SPEC B5).
 * @returns how many were reminded of each
 */
export async function remindDispositions(
  { db }: Pick<Deps, 'db'>,
  now: Date = new Date(),
): Promise<{ soon: number; overdue: number; escalated: number }> {
  const day = dayInWib(now);
  const at = now.toISOString();
  const today = new Date(startOfDayInWib(day));
  return {
    soon: await remind(db, {
      when: sql`r.reminded_at is null and d.deadline between ${day} and ${plusDays(day, remindBefore)}`,
      mark: sql`reminded_at = ${at}`,
      direction: 'in',
      title: noticeTitles.deadlineNear,
      unlessSince: today,
    }),
    overdue: await remind(db, {
      when: sql`d.deadline < ${day} and (r.overdue_told_on is null or r.overdue_told_on < ${day})`,
      mark: sql`overdue_told_on = ${day}`,
      direction: 'in',
      title: noticeTitles.deadlinePast,
      unlessSince: today,
    }),
    escalated: await remind(db, {
      when: sql`r.escalated_at is null and d.deadline <= ${plusDays(day, -escalateAfter)}`,
      mark: sql`escalated_at = ${at}`,
      direction: 'out',
      title: { id: 'Disposisi Anda belum diselesaikan', en: 'Your disposition is not completed yet' },
    }),
  };
}

type Reminder = { when: SQL; mark: SQL; direction: 'in' | 'out'; title: Message; unlessSince?: Date };

/** Recipients per transaction: few, so that users who read or finish one do not wait long for its lock. */
const batch = 50;

async function remind(db: Deps['db'], reminder: Reminder): Promise<number> {
  for (let reminded = 0; ; ) {
    const ids = await due(db, reminder.when);
    if (ids.length === 0) return reminded;
    // Afterwards all of these are marked, by this or another run, or no longer due.
    reminded += await db.transaction(async (tx) => {
      const marked = await mark(tx, ids, reminder);
      await notifyOf(tx, marked, reminder);
      return marked.length;
    });
  }
}

/** Recipients of open dispositions who are not done. */
const open = sql`disposition d join disposition_recipient r on r.disposition_id = d.id
  where d.closed_at is null and d.withdrawn_at is null and not ${partIn('r', isDone)}`;

async function due(executor: Executor, when: SQL): Promise<string[]> {
  const found = await executor.execute<{ id: string }>(
    sql`select r.id from ${open} and ${when} order by d.deadline, d.id, r.id limit ${batch}`,
  );
  return found.rows.map(({ id }) => id);
}

type Late = {
  letterId: string;
  dispositionId: string;
  positionId: string;
  /** Null: the post as a whole. */
  userId: string | null;
  fromPositionId: string;
  fromUserId: string;
};

/** Marks recipients still to be reminded and returns them: nobody is reminded twice. */
async function mark(tx: Executor, ids: readonly string[], { when, mark }: Reminder): Promise<Late[]> {
  const found = await tx.execute<Late>(sql`
    with held as (
      select r.id from ${open} and ${when} and r.id = any(${sql.param([...ids])}::uuid[])
      order by r.id for update of r)
    update disposition_recipient r set ${mark}
    from held, disposition d
    where r.id = held.id and d.id = r.disposition_id
    returning d.letter_id as "letterId", d.id as "dispositionId", r.position_id as "positionId",
      r.user_id as "userId", d.from_position_id as "fromPositionId", coalesce(d.on_behalf_of_user_id, d.from_user_id) as "fromUserId"`);
  return found.rows;
}

/** Notifies recipients individually, the giver once per disposition. */
async function notifyOf(tx: Executor, late: readonly Late[], reminder: Reminder): Promise<void> {
  if (late.length === 0) return;
  const { direction, title, unlessSince } = reminder;
  const found = await tx
    .select()
    .from(letters)
    .where(inArray(letters.id, [...new Set(late.map(({ letterId }) => letterId))]));
  const letterOf = new Map(found.map((letter) => [letter.id, letter]));
  for (const [dispositionId, those] of Map.groupBy(late, (one) => one.dispositionId)) {
    const letter = those[0] && letterOf.get(those[0].letterId);
    if (!letter) continue;
    const addressees = those.map((one) =>
      direction === 'in'
        ? { positionId: one.positionId, userId: one.userId }
        : { positionId: one.fromPositionId, userId: one.fromUserId },
    );
    await notifyOfDisposition(
      tx,
      letter,
      addressees,
      { kind: 'disposisi.tenggat', title, dispositionId, direction, unlessSince },
      null,
    );
  }
}
