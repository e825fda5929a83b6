import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import type { Executor } from '../../db/executor.ts';
import { settleAsked } from '../../notifications/index.ts';
import { tasks } from '../lists/tables.ts';
import type { AtPost } from '../rules/may-be-opened-by.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';
import { peopleOfPosts } from './people-of-posts.ts';

type About = Pick<LetterRow, 'id' | 'securityId' | 'securityRank'>;
export type Task = Pick<typeof tasks.$inferSelect, 'letterId' | 'kind' | 'dispositionId'>;

/**
 * Ends open tasks of a letter and settles the notices that asked for them. No task ends in another way.
 * @param at by which an undo knows them again
 * @param which of them; all when left out
 */
export const endTasks = (tx: Executor, letter: About, at: Date, which?: SQL): Promise<void> =>
  endTasksOf(tx, [letter], at, which);

/** The same of several letters at once. */
export async function endTasksOf(
  tx: Executor,
  about: readonly About[],
  at: Date,
  which?: SQL,
): Promise<void> {
  const ids = about.map(({ id }) => id);
  const ended = await tx
    .update(tasks)
    .set({ doneAt: at })
    .where(and(inArray(tasks.letterId, ids), isNull(tasks.doneAt), which))
    .returning();
  await settleUnasked(tx, about, ended, at);
}

/**
 * Settles the notices of tasks that ended or went to somebody else, but for whom an open task asks on the same page.
 */
export async function settleUnasked(
  tx: Executor,
  about: readonly About[],
  gone: readonly Task[],
  at: Date,
): Promise<void> {
  if (gone.length === 0) return;
  const pages = new Map(gone.map((task) => [pageOfTask(task), task.letterId]));
  const open = await tx
    .select()
    .from(tasks)
    .where(and(inArray(tasks.letterId, [...new Set(pages.values())]), isNull(tasks.doneAt)));
  const asked = await askedBy(
    tx,
    about,
    open.filter((task) => pages.has(pageOfTask(task))),
  );
  await settleAsked(
    tx,
    [...pages].map(([page, letterId]) => ({ letterId, page, stillAsked: asked.get(page) ?? [] })),
    at,
  );
}

type OpenTask = typeof tasks.$inferSelect;

/** Whom open tasks ask, by page: found once for a class and a scope, which decide who may be told. */
async function askedBy(
  tx: Executor,
  about: readonly About[],
  left: readonly OpenTask[],
): Promise<Map<string, string[]>> {
  const letters = new Map(about.map((letter) => [letter.id, letter]));
  const alike = Map.groupBy(left, ({ letterId, kind }) => {
    const letter = letters.get(letterId);
    // Whom a letter names by name is its own.
    const told = letter && isForNamedOnly(letter) ? letterId : letter?.securityId;
    return `${told} ${taskScopes[kind]}`;
  });
  const asked = new Map<string, string[]>();
  for (const those of alike.values()) {
    const [first] = those;
    const letter = first && letters.get(first.letterId);
    if (!letter) continue;
    const people = await peopleOfPosts(tx, letter, those, {
      scope: taskScopes[first.kind],
      secretaries: true,
    });
    for (const task of those) {
      const page = pageOfTask(task);
      const its = people.filter((person) => isAskedBy(task, person)).map(({ userId }) => userId);
      asked.set(page, [...(asked.get(page) ?? []), ...its]);
    }
  }
  return asked;
}

const isAskedBy = ({ positionId, onlyUserId }: OpenTask, person: AtPost): boolean =>
  person.positionId === positionId &&
  (onlyUserId === null || person.userId === onlyUserId || person.forUserId === onlyUserId);

/** Where the notices of a task lead. */
export const pageOfTask = ({ letterId, kind, dispositionId }: Task): string =>
  `/naskah-dinas/tugas/${kind}/${dispositionId ?? letterId}`;
