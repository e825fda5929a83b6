import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { conflict, notFound } from '../../http/index.ts';
import { letterCosigners, letterReviewers } from '../parts/tables.ts';
import type { Reviewing } from '../rules/inside.ts';
import { officialOf } from '../rules/official-of.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { type LetterRow, letters } from '../tables.ts';

/**
 * Loads a letter the actor may see.
 * @throws Refusal 404 both when missing and when not visible (no existence oracle)
 */
export async function findLetter(executor: Executor, actor: Actor, id: string): Promise<LetterRow> {
  const letter = await seenLetter(executor, actor, id);
  if (!letter) throw letterNotFound();
  return letter;
}

/** The same; undefined both when missing and when not visible. */
export async function seenLetter(
  executor: Executor,
  actor: Actor,
  id: string,
): Promise<LetterRow | undefined> {
  if (!isId(id)) return undefined;
  const [letter] = await executor
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), visibleLetters(actor, 'letter')));
  return letter;
}

const letterNotFound = () =>
  notFound(translate({ id: 'Naskah tidak ditemukan.', en: 'This letter was not found.' }));

/**
 * Reloads the letter locked until the transaction ends, so that guards are checked on current data (DESIGN 6).
 * @throws Refusal 409 for one deleted meanwhile, unless `alsoDeleted`; 404 for one that is gone for good
 */
export async function lockLetter(
  tx: Executor,
  id: string,
  { alsoDeleted = false }: { alsoDeleted?: boolean } = {},
): Promise<LetterRow> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, id)).for('update');
  if (!letter) throw letterNotFound();
  if (letter.deletedAt && !alsoDeleted)
    throw conflict(
      translate({ id: 'Naskah ini baru saja dihapus.', en: 'This letter has just been deleted.' }),
    );
  return letter;
}

/** Each with the owner of the review (`officialOf`). */
export const reviewersOf = (executor: Executor, letterId: string) =>
  executor
    .select({
      ...getTableColumns(letterReviewers),
      officialId: sql<string>`${sql.raw(officialOf('letter_reviewer'))}`,
    })
    .from(letterReviewers)
    .where(eq(letterReviewers.letterId, letterId))
    .orderBy(letterReviewers.order);

/** Who signs after the letter's signer, in order; each is the owner of their signature. */
export const cosignersOf = (executor: Executor, letterId: string) =>
  executor
    .select({ ...getTableColumns(letterCosigners), officialId: letterCosigners.userId })
    .from(letterCosigners)
    .where(eq(letterCosigners.letterId, letterId))
    .orderBy(letterCosigners.order);

/** Whom else than the two sides the letter is made by: reviewers and further signers. */
export const makersOf = async (executor: Executor, letterId: string): Promise<Reviewing[]> => [
  ...(await reviewersOf(executor, letterId)),
  ...(await cosignersOf(executor, letterId)),
];
