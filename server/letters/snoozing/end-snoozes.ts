import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import type { Message } from '../../../lib/language.ts';
import { personInAll } from '../../accounts/index.ts';
import type { ActedBy } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { jobKind } from '../../jobs/index.ts';
import { notify } from '../../notifications/index.ts';
import { messageOf } from '../flow/notify.ts';
import { inboxItems, tasks } from '../lists/tables.ts';
import { seenOf } from '../reading/concerned-posts.ts';
import { type LetterRow, letters } from '../tables.ts';
import { isAnswered } from './is-answered.ts';
import { snoozes } from './tables.ts';

export const endSnoozeJob = jobKind<{ id: string }>('end-snooze');

type Row = typeof snoozes.$inferSelect;

/** Ends what is due; the person is told, unless it is done, or answered, by then. */
export function registerSnoozes(deps: Deps): void {
  deps.jobs.handle(endSnoozeJob, ({ id }, { now }) =>
    deps.db.transaction(async (tx) => {
      const [row] = await tx
        .update(snoozes)
        .set({ endedAt: now, endedBy: 'time' })
        .where(and(eq(snoozes.id, id), isNull(snoozes.endedAt)))
        .returning();
      if (!row) return;
      const [letter] = await tx.select().from(letters).where(eq(letters.id, row.letterId));
      if (!letter || letter.deletedAt) return;
      if (isFollowUp(row)) {
        await tx.delete(snoozes).where(eq(snoozes.id, id));
        if (await isAnswered(tx, letter, row)) return;
      }
      await tell(tx, letter, row, isFollowUp(row) ? titles.unanswered : titles.due);
    }),
  );
}

const isFollowUp = (row: Row): boolean => !row.inboxItemId && !row.taskId;

/** Of these nobody learns anything that changes their work. */
const quiet: ReadonlySet<TimelineEvent> = new Set(['read', 'disposition-read', 'filed', 'edited']);

/** A change by somebody else brings back what others put off, at once. */
export async function endByChange(
  tx: Executor,
  actor: Pick<ActedBy, 'userId'>,
  letterId: string,
  event?: TimelineEvent,
): Promise<void> {
  if (event && quiet.has(event)) return;
  const ended = await tx
    .update(snoozes)
    .set({ endedAt: new Date(), endedBy: 'change' })
    .where(
      and(
        eq(snoozes.letterId, letterId),
        isNull(snoozes.endedAt),
        sql`${snoozes.userId} <> ${actor.userId}`,
        sql`(${snoozes.inboxItemId} is not null or ${snoozes.taskId} is not null)`,
      ),
    )
    .returning();
  if (ended.length === 0) return;
  const [letter] = await tx.select().from(letters).where(eq(letters.id, letterId));
  if (letter) for (const row of ended) await tell(tx, letter, row, titles.changed);
}

async function tell(tx: Executor, letter: LetterRow, row: Row, title: Message): Promise<void> {
  const place = await placeOf(tx, row);
  if (!place || !(await maySee(tx, letter, row))) return;
  await notify(tx, [row.userId], {
    kind: 'naskah.pengingat',
    title,
    modul: 'naskah-dinas',
    message: await messageOf(tx, letter),
    detailUrl: place,
    tabName: null,
    letter,
  });
}

/** Undefined where the work is done by now. */
async function placeOf(tx: Executor, row: Row): Promise<string | undefined> {
  if (row.inboxItemId) {
    const [item] = await tx.select().from(inboxItems).where(eq(inboxItems.id, row.inboxItemId));
    return item?.isOpen ? `/naskah-dinas/inbox/${row.letterId}` : undefined;
  }
  if (!row.taskId) return `/naskah-dinas/outbox/${row.letterId}`;
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, row.taskId));
  return task && !task.doneAt
    ? `/naskah-dinas/tugas/${task.kind}/${task.dispositionId ?? row.letterId}`
    : undefined;
}

/** Whoever left the post since, or lost the letter, is told nothing. */
async function maySee(tx: Executor, letter: LetterRow, { userId, positionId }: Row): Promise<boolean> {
  const entries = await personInAll(tx, userId);
  for (const entry of entries.filter((one) => one.positionId === positionId))
    if ((await seenOf(tx, entry, [letter.id])).length > 0) return true;
  return false;
}

const titles = {
  due: { id: 'Anda minta diingatkan', en: 'You asked to be reminded' },
  changed: { id: 'Yang Anda tunda berubah', en: 'Something you put off has changed' },
  unanswered: { id: 'Belum dijawab', en: 'Not answered yet' },
} satisfies Record<string, Message>;
