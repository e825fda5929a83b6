import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { endOfDayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { endTasks } from '../flow/end-tasks.ts';
import { tasks } from '../lists/tables.ts';
import { lockOpenPosts, lockPosts } from '../rules/lock-posts.ts';
import { workerAt } from '../rules/own-desk.ts';
import type { LetterRow } from '../tables.ts';
import type { Received } from './load-tree.ts';

// Tasks of a disposition: disposition-in for each recipient until done, disposition-out for the giver until closed.

type Giver = { positionId: string; userId: string };
type About = { dispositionId: string; deadline: string | null; giver: Giver };

/** The end of the day of a deadline, in Western Indonesian time. */
const endOf = (deadline: string | null): Date | null => (deadline ? new Date(endOfDayInWib(deadline)) : null);

/** Gives recipients their task. @throws Refusal 409 where one of their posts is closed */
export async function addRecipientTasks(
  tx: Executor,
  letter: LetterRow,
  { dispositionId, deadline, giver }: About,
  recipients: readonly Pick<Received, 'positionId' | 'userId'>[],
  at: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  await lockOpenPosts(
    tx,
    recipients.map(({ positionId }) => positionId),
  );
  await tx.insert(tasks).values(
    recipients.map(({ positionId, userId }) => ({
      id: newId(),
      letterId: letter.id,
      kind: 'disposition-in' as const,
      positionId,
      fromUserId: giver.userId,
      fromPositionId: giver.positionId,
      createdAt: at,
      dueAt: endOf(deadline),
      dispositionId,
      onlyUserId: workerAt(letter, positionId, userId),
    })),
  );
}

/** Names the responsible recipient, who owes the result. */
export async function addGiverTask(
  tx: Executor,
  letter: LetterRow,
  { dispositionId, deadline, giver }: About,
  responsible: Pick<Received, 'positionId' | 'userId'>,
  at: Date,
): Promise<void> {
  await lockPosts(tx, [giver.positionId]);
  await tx.insert(tasks).values({
    id: newId(),
    letterId: letter.id,
    kind: 'disposition-out',
    positionId: giver.positionId,
    fromUserId: responsible.userId,
    fromPositionId: responsible.positionId,
    createdAt: at,
    dueAt: endOf(deadline),
    dispositionId,
    onlyUserId: workerAt(letter, giver.positionId, giver.userId),
  });
}

/** Ends a recipient's task. */
export async function endRecipientTask(
  tx: Executor,
  letter: LetterRow,
  dispositionId: string,
  { positionId, userId }: Pick<Received, 'positionId' | 'userId'>,
  at: Date,
): Promise<void> {
  const own = and(
    eq(tasks.dispositionId, dispositionId),
    eq(tasks.kind, 'disposition-in'),
    eq(tasks.positionId, positionId),
    userId ? or(isNull(tasks.onlyUserId), eq(tasks.onlyUserId, userId)) : undefined,
  );
  await endTasks(tx, letter, at, own);
}

/** Ends everybody's tasks of a letter's dispositions that are closed or withdrawn. */
export async function endTasksOf(
  tx: Executor,
  letter: LetterRow,
  dispositionIds: readonly string[],
  at: Date,
): Promise<void> {
  await endTasks(tx, letter, at, inArray(tasks.dispositionId, [...dispositionIds]));
}
