import { sql } from 'drizzle-orm';
import type { ReachedBy } from '../../../domain/letters/letter.ts';
import { inOwnEntries } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { pageOfLetter } from '../rules/page-of-letter.ts';
import { assertReadsLetters, readsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { findLetter, seenLetter } from './find-letter.ts';

/** A readable letter and the reader: in the active role entry, or another of the user's that reaches it. */
export type Reading = { letter: LetterRow; actor: Actor; reachedBy: ReachedBy | null };

/**
 * Also by the user's other own posts (SPEC B2); never by posts acted in, nor for API tokens.
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function reachToRead(db: Executor, actor: Actor, id: string): Promise<Reading> {
  const seen = await seenLetter(db, actor, id);
  if (seen && readsLetters(actor)) return { letter: seen, actor, reachedBy: null };
  // Visibility depends on the post alone: one entry per post is enough.
  const others = actor.token ? [] : (await inOwnEntries(db, actor)).filter(readsLetters);
  const checked = new Set(seen ? [] : [actor.positionId]);
  for (const own of others) {
    if (checked.has(own.positionId)) continue;
    checked.add(own.positionId);
    const letter = await seenLetter(db, own, id);
    if (letter) return { letter, actor: own, reachedBy: await entryOf(db, own, letter) };
  }
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  return { letter, actor, reachedBy: null };
}

/** The same, logged as every opening above Biasa (SPEC B3). @throws as reachToRead */
export async function openToRead(
  db: Executor,
  actor: Actor,
  id: string,
  what: 'open' | 'open-pdf' | 'open-timeline',
): Promise<Reading> {
  const reading = await reachToRead(db, actor, id);
  await recordOpening(db, reading.actor, reading.letter, what);
  return reading;
}

async function entryOf(db: Executor, own: Actor, { id }: LetterRow): Promise<ReachedBy> {
  const { rows } = await db.execute<{ page: string }>(
    sql`select ${pageOfLetter(own, 'l')} as page from letter l where l.id = ${id}`,
  );
  return { entryId: own.entryId, label: own.positionName, page: rows[0]?.page ?? '/' };
}
