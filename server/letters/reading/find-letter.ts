import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { say } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { conflict, notFound } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { officialOf } from '../rules/official-of.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { type LetterRow, letterReviewers, letters } from '../tables.ts';

/** The letter, for somebody who may see it. @throws Refusal 404 for what does not exist and what is not for them alike */
export async function findLetter(executor: Executor, who: Who, id: string): Promise<LetterRow> {
  const letter = await seenLetter(executor, who, id);
  if (!letter) throw letterNotFound();
  return letter;
}

/** The same; undefined for what does not exist and what is not for them alike. */
export async function seenLetter(executor: Executor, who: Who, id: string): Promise<LetterRow | undefined> {
  if (!isId(id)) return undefined;
  const [letter] = await executor
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), visibleLetters(who, 'letter')));
  return letter;
}

const letterNotFound = () =>
  notFound(say({ id: 'Naskah tidak ditemukan.', en: 'This letter was not found.' }));

/**
 * The letter as it is now, held until the transaction ends: guards are checked again on this (DESIGN 6).
 * @throws Refusal 409 for one that was thrown away meanwhile, unless `alsoDeleted`; 404 for one that is gone for good
 */
export async function lockLetter(
  tx: Executor,
  id: string,
  { alsoDeleted = false }: { alsoDeleted?: boolean } = {},
): Promise<LetterRow> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for('update');
  if (!letter) throw letterNotFound();
  if (letter.deletedAt && !alsoDeleted)
    throw conflict(say({ id: 'Naskah ini baru saja dihapus.', en: 'This letter has just been deleted.' }));
  return letter;
}

/** The reviewers of a letter in order, each with whose review it is (`officialOf`). */
export const reviewersOf = (executor: Executor, letterId: string) =>
  executor
    .select({
      ...getTableColumns(letterReviewers),
      officialId: sql<string>`${sql.raw(officialOf('letter_reviewer'))}`,
    })
    .from(letterReviewers)
    .where(eq(letterReviewers.letterId, letterId))
    .orderBy(letterReviewers.order);
