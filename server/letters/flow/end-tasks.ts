import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import type { Executor } from '../../db/executor.ts';
import { settleAsked } from '../../notifications/index.ts';
import { tasks } from '../lists/tables.ts';
import type { LetterRow } from '../tables.ts';
import { peopleOfPosts } from './people-of-posts.ts';

type About = Pick<LetterRow, 'id' | 'securityId' | 'securityRank'>;
export type Task = Pick<typeof tasks.$inferSelect, 'letterId' | 'kind' | 'dispositionId'>;

/**
 * Ends open tasks of a letter and settles the notices that asked for them. No task ends in another way.
 * @param at by which an undo knows them again
 * @param which of them; all when left out
 */
export async function endTasks(tx: Executor, letter: About, at: Date, which?: SQL): Promise<void> {
  const ended = await tx
    .update(tasks)
    .set({ doneAt: at })
    .where(and(eq(tasks.letterId, letter.id), isNull(tasks.doneAt), which))
    .returning();
  await settleUnasked(tx, letter, ended, at);
}

/**
 * Settles the notices of tasks that ended or went to somebody else, but for whom an open task asks on the same page.
 */
export async function settleUnasked(
  tx: Executor,
  letter: About,
  gone: readonly Task[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const pages = new Set(gone.map(pageOfTask));
  const open = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.letterId, letter.id), isNull(tasks.doneAt)));
  const left = open.filter((task) => pages.has(pageOfTask(task)));
  const scope = left.map(({ kind }) => taskScopes[kind]);
  const asked = left.length > 0 ? await peopleOfPosts(tx, letter, left, { scope, secretaries: true }) : [];
  await settleAsked(tx, {
    letterId: letter.id,
    pages: [...pages],
    at,
    stillAsked: asked.map(({ userId }) => userId),
  });
}

/** Where the notices of a task lead. */
export const pageOfTask = ({ letterId, kind, dispositionId }: Task): string =>
  `/naskah-dinas/tugas/${kind}/${dispositionId ?? letterId}`;
