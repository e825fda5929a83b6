import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { Faults } from '../drafting/check-references.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertDrafter } from '../rules/rights.ts';
import { printFault } from '../sheet/sheet-fault.ts';
import { reviewersInTurn } from './ask-again.ts';
import { faultsBeforeSending, withFault } from './faults-before-sending.ts';

/**
 * GET /letter/api/Letter/{id}/check: blocking faults by field, shown before the last click; empty once sent on.
 * @throws Refusal 404 unseen; 403 not drafted in this post
 */
export async function checkLetter(deps: Deps, actor: Actor, id: string): Promise<{ errors: Faults }> {
  const { db } = deps;
  const letter = await findLetter(db, actor, id);
  assertDrafter(actor, letter);
  if (!isOpenDraft(letter.state)) return { errors: {} };
  const draft = await storedDraft(db, letter);
  const faults = await faultsBeforeSending(db, actor, draft, reviewersInTurn(draft, false), letter.id);
  if (letter.from === 'external') return { errors: faults };
  return { errors: withFault(faults, await printFault(deps, letter)) };
}
