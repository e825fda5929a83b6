import type { Deps } from '../../deps.ts';
import type { Who } from '../../who.ts';
import type { Faults } from '../drafting/check-references.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertDrafter, isOpenDraft } from '../rules/rights.ts';
import { askedOf } from './ask-again.ts';
import { faultsBeforeSending } from './faults-before-sending.ts';

/**
 * GET /letter/api/Letter/{id}/check: what would keep a draft from being sent on now, by field, so that it is said before
 * the last click. Empty when nothing does, also once it was sent on.
 * @throws Refusal 404 unseen; 403 not drafted in this post
 */
export async function checkLetter(
  { db }: Pick<Deps, 'db'>,
  who: Who,
  id: string,
): Promise<{ errors: Faults }> {
  const letter = await findLetter(db, who, id);
  assertDrafter(who, letter);
  if (!isOpenDraft(letter)) return { errors: {} };
  const draft = await storedDraft(db, letter);
  return { errors: await faultsBeforeSending(db, who, draft, askedOf(draft, false)) };
}
