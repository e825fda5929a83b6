import { eq, sql } from 'drizzle-orm';
import { dayInWib, startOfDayInWib } from '../../../resources/wib.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { letters } from '../tables.ts';
import { addDays } from './add-days.ts';
import { tellOfDisposition } from './tell.ts';

/** Days before the deadline (DOMAIN 7: H-2), and days after it until the giver is told. */
const remindBefore = 2;
const escalateAfter = 2;

/**
 * Reminds recipients two days before the deadline of an open disposition and daily once it has passed, and tells the
 * giver when it is two days late (DOMAIN 7). Run it as often as one likes: what was said is not said again, nor to whom a
 * trigger has told of the same disposition on that day (SPEC B5; the other way round triggers/run-trigger.ts looks).
 * @returns how many were reminded of each
 */
export async function remindDispositions(
  { db }: Pick<Deps, 'db'>,
  now: Date = new Date(),
): Promise<{ soon: number; overdue: number; escalated: number }> {
  const day = dayInWib(now);
  return db.transaction(async (tx) => {
    const soon = await mark(
      tx,
      sql`reminded_at = ${now.toISOString()}`,
      sql`r.reminded_at is null
      and d.deadline between ${day} and ${addDays(day, remindBefore)}`,
    );
    const overdue = await mark(
      tx,
      sql`overdue_told_on = ${day}`,
      sql`d.deadline < ${day}
      and (r.overdue_told_on is null or r.overdue_told_on < ${day})`,
    );
    const escalated = await mark(
      tx,
      sql`escalated_at = ${now.toISOString()}`,
      sql`r.escalated_at is null
      and d.deadline <= ${addDays(day, -escalateAfter)}`,
    );
    const today = new Date(startOfDayInWib(day));
    for (const one of soon) await tell(tx, one, 'in', 'Batas waktu disposisi mendekat', today);
    for (const one of overdue) await tell(tx, one, 'in', 'Disposisi melewati batas waktu', today);
    for (const one of escalated) await tell(tx, one, 'out', 'Disposisi Anda belum diselesaikan');
    return { soon: soon.length, overdue: overdue.length, escalated: escalated.length };
  });
}

type Late = {
  letterId: string;
  dispositionId: string;
  positionId: string;
  userId: string;
  fromPositionId: string;
  fromUserId: string;
};

/** Marks the recipients of open dispositions who are not done and match, and gives those it marked: nobody twice. */
async function mark(tx: Executor, change: ReturnType<typeof sql>, when: ReturnType<typeof sql>) {
  const found = await tx.execute<Late>(sql`
    update disposition_recipient r set ${change}
    from disposition d
    where d.id = r.disposition_id and d.closed_at is null and d.withdrawn_at is null and r.state <> 'selesai'
      and ${when}
    returning d.letter_id as "letterId", d.id as "dispositionId", r.position_id as "positionId",
      r.user_id as "userId", d.from_position_id as "fromPositionId", d.from_user_id as "fromUserId"`);
  return found.rows;
}

async function tell(
  tx: Executor,
  late: Late,
  direction: 'in' | 'out',
  title: string,
  unlessSince?: Date,
): Promise<void> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, late.letterId));
  if (!letter) return;
  const told =
    direction === 'in'
      ? { positionId: late.positionId, userId: late.userId }
      : { positionId: late.fromPositionId, userId: late.fromUserId };
  const notice = { title, dispositionId: late.dispositionId, direction, unlessSince };
  await tellOfDisposition(tx, letter, [told], notice, null);
}
