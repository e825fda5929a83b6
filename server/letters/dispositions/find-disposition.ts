import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { forbidden, notFound } from '../../http/index.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { type Given, loadTree, type Received, type Tree } from './load-tree.ts';
import { dispositions } from './tables.ts';
import { isGiver, isOfferedTo, mineOf, recipientsOf, visibleIn } from './tree.ts';

export type Found = {
  letter: LetterRow;
  tree: Tree;
  given: Given;
  /** The recipient that is this post, or this person in it. */
  mine: Received | undefined;
  /** This post gave it. */
  isGiver: boolean;
};

export type Mine = Found & { mine: Received };

/** @throws Refusal 403 when it was not given to the actor, naming the colleague who took it */
export function recipientIn(found: Found, actor: Actor): Mine {
  const { mine, tree, given } = found;
  if (mine) return { ...found, mine };
  const taken = recipientsOf(tree, given.id).find((one) => isOfferedTo(actor, one));
  throw forbidden(
    taken?.personName
      ? translate({
          id: `Disposisi ini sudah diambil ${taken.personName}.`,
          en: `${taken.personName} has taken this disposition.`,
        })
      : translate({
          id: 'Disposisi ini tidak ditujukan kepada Anda.',
          en: 'This disposition is not meant for you.',
        }),
  );
}

/**
 * Loads a disposition the actor sees in its letter's tree.
 * @throws Refusal 404 both when missing and when not visible; 403 without any of the letters' pages
 */
export async function findDisposition(executor: Executor, actor: Actor, id: string): Promise<Found> {
  const unseen = () =>
    notFound(translate({ id: 'Disposisi tidak ditemukan.', en: 'This disposition was not found.' }));
  if (!isId(id)) throw unseen();
  const [row] = await executor
    .select({ letterId: dispositions.letterId })
    .from(dispositions)
    .where(eq(dispositions.id, id));
  if (!row) throw unseen();
  const letter = await findLetter(executor, actor, row.letterId).catch((refusal: unknown) => {
    throw isRefusal(refusal) ? unseen() : refusal;
  });
  const found = foundIn(await loadTree(executor, letter.id), letter, actor, id);
  if (!found) throw unseen();
  assertReadsLetters(actor);
  return found;
}

/**
 * Reloads the disposition with its letter locked until the transaction ends, against races.
 * @throws Refusal 404 when it was withdrawn from this post meanwhile
 */
export async function lockDisposition(tx: Executor, actor: Actor, before: Found): Promise<Found> {
  const letter = await lockLetter(tx, before.letter.id);
  const found = foundIn(await loadTree(tx, letter.id), letter, actor, before.given.id);
  if (!found)
    throw notFound(
      translate({
        id: 'Disposisi ini baru saja ditarik oleh pemberinya.',
        en: 'Whoever gave this disposition has just withdrawn it.',
      }),
    );
  return found;
}

function foundIn(tree: Tree, letter: LetterRow, actor: Actor, id: string): Found | null {
  const namedOnly = isForNamedOnly(letter);
  const given = tree.given.find((one) => one.id === id.toLowerCase());
  if (!given || !visibleIn(tree, actor, namedOnly).has(given.id)) return null;
  return {
    letter,
    tree,
    given,
    mine: given.withdrawnAt === null ? mineOf(tree, given.id, actor, namedOnly) : undefined,
    isGiver: isGiver(actor, given),
  };
}

const isRefusal = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && thrown.statusCode === 404;
