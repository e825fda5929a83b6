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
  const goneOf = Map.groupBy(gone, ({ letterId }) => letterId);
  const open = await tx
    .select()
    .from(tasks)
    .where(and(inArray(tasks.letterId, [...goneOf.keys()]), isNull(tasks.doneAt)));
  const pages = new Set(gone.map(pageOfTask));
  const left = open.filter((task) => pages.has(pageOfTask(task)));
  const asked = await askedBy(tx, about, left);
  await settleAsked(
    tx,
    [...goneOf].map(([letterId, those]) => ({
      letterId,
      pages: [...new Set(those.map(pageOfTask))],
      stillAsked: asked.get(letterId) ?? [],
    })),
    at,
  );
}

type OpenTask = typeof tasks.$inferSelect;

/** Whom open tasks ask, by letter: asked once for all letters of a class, since the class decides who may be told. */
async function askedBy(
  tx: Executor,
  about: readonly About[],
  left: readonly OpenTask[],
): Promise<Map<string, string[]>> {
  const leftOf = Map.groupBy(left, ({ letterId }) => letterId);
  const alike = Map.groupBy(
    about.filter(({ id }) => leftOf.has(id)),
    // Whom a letter names by name is its own.
    (letter) => (isForNamedOnly(letter) ? letter.id : letter.securityId),
  );
  const asked = new Map<string, string[]>();
  for (const letters of alike.values()) {
    const [letter] = letters;
    const those = letters.flatMap(({ id }) => leftOf.get(id) ?? []);
    if (!letter) continue;
    const scope = [...new Set(those.map(({ kind }) => taskScopes[kind]))];
    const people = await peopleOfPosts(tx, letter, those, { scope, secretaries: true });
    for (const task of those)
      asked.set(task.letterId, [
        ...(asked.get(task.letterId) ?? []),
        ...people.filter((person) => isAskedBy(task, person)).map(({ userId }) => userId),
      ]);
  }
  return asked;
}

const isAskedBy = ({ positionId, onlyUserId }: OpenTask, person: AtPost): boolean =>
  person.positionId === positionId &&
  (onlyUserId === null || person.userId === onlyUserId || person.forUserId === onlyUserId);

/** Where the notices of a task lead. */
export const pageOfTask = ({ letterId, kind, dispositionId }: Task): string =>
  `/naskah-dinas/tugas/${kind}/${dispositionId ?? letterId}`;
