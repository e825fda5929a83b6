import type { Letter, LetterAbilities } from '../../../domain/letters/letter.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { findLetter } from './find-letter.ts';
import { openToRead } from './open-to-read.ts';
import { presentLetter } from './present-letter.ts';

/**
 * Loads a visible letter for a role with letters; logs every opening above Biasa (SPEC B3).
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function openLetter(
  { db }: Deps,
  actor: Actor,
  id: string,
  what: 'open' | 'open-pdf' | 'open-timeline',
): Promise<LetterRow> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  await recordOpening(db, actor, letter, what);
  return letter;
}

/**
 * GET /letter/api/Letter/{id}. When only another entry of the reader reaches it, `reachedBy` names that entry and
 * all abilities are off.
 * @throws as openToRead
 */
export async function readLetter(deps: Deps, actor: Actor, id: string): Promise<Letter> {
  const { letter, actor: reader, reachedBy } = await openToRead(deps.db, actor, id, 'open');
  const shown = await presentLetter(deps.db, reader, letter, deps.config.publicUrl);
  return reachedBy ? { ...shown, can: nothing(shown.can), hasDispositions: false, reachedBy } : shown;
}

/** Read-only through another entry: action calls use the active one. */
const nothing = (can: LetterAbilities): LetterAbilities => ({
  ...can,
  ...Object.fromEntries(Object.keys(can).map((ability) => [ability, false])),
});
