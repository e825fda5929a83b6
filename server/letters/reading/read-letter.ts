import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../who.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { findLetter } from './find-letter.ts';
import { presentLetter } from './present-letter.ts';

/**
 * A letter for somebody who may see it and whose role has to do with letters; every opening above Biasa is logged
 * (SPEC B3).
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function openLetter(
  { db }: Deps,
  who: Who,
  id: string,
  what: 'open' | 'open-pdf' | 'open-timeline',
): Promise<LetterRow> {
  const letter = await findLetter(db, who, id);
  assertReadsLetters(who);
  await recordOpening(db, who, letter, what);
  return letter;
}

/** GET /letter/api/Letter/{id}. @throws as openLetter */
export async function readLetter(deps: Deps, who: Who, id: string): Promise<Letter> {
  return presentLetter(deps.db, who, await openLetter(deps, who, id, 'open'), deps.config.publicUrl);
}
