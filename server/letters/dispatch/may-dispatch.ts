import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { assertReadsLetters, leavesCompany, mayDispatch } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';

/** @throws Refusal 403 unless this post and entry may dispatch the letter */
export function assertDispatcher(actor: Actor, letter: LetterRow): void {
  assertReadsLetters(actor);
  if (!mayDispatch(actor, letter)) throw forbidden();
}

/** @throws Refusal 409 for letters that stay inside, are not signed yet, or have been cancelled */
export function assertDispatchable(letter: LetterRow): void {
  if (!leavesCompany(letter))
    throw conflict(
      translate({
        id: 'Naskah ini tidak ditujukan ke luar perusahaan.',
        en: 'This letter is not meant for anyone outside the company.',
      }),
    );
  assertInForce(letter);
}
