import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { findLetter, makersOf } from '../reading/find-letter.ts';
import { assertInside } from '../rules/inside.ts';
import { isOnDesk } from '../rules/own-desk.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { letterVersions, type VersionRow } from './tables.ts';

/** Loads a letter whose versions the actor may read; above Biasa logs the opening (SPEC B3). */
export async function openVersions({ db }: Deps, actor: Actor, id: string): Promise<LetterRow> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  assertInside(actor, letter, await makersOf(db, letter.id));
  await recordOpening(db, actor, letter, 'open-versions');
  return letter;
}

/** Merely saved versions are for the drafting post only; others see those sent on. */
export const versionsFor = (actor: Actor, letter: LetterRow): SQL | undefined =>
  and(
    eq(letterVersions.letterId, letter.id),
    isOnDesk(actor, letter) ? undefined : ne(letterVersions.reason, 'saved'),
  );

/** Was this version's paraf or return undone? Nothing precedes an undo, so it is always that version. */
export const isUndone = sql<boolean>`(letter_version.reason in ('approved', 'returned') and exists (
  select from letter_timeline t
  where t.letter_id = letter_version.letter_id and t.event = 'review-undone' and t.at >= letter_version.at
    and not exists (select from letter_version later where later.letter_id = t.letter_id
      and later.no > letter_version.no and later.at <= t.at)))`;

/** @throws Refusal 404 for a number that does not exist or is not visible to the actor */
export async function findVersion(
  { db }: Deps,
  actor: Actor,
  letter: LetterRow,
  no: string,
): Promise<VersionRow> {
  const [found] = /^[1-9]\d{0,5}$/.test(no)
    ? await db
        .select()
        .from(letterVersions)
        .where(and(versionsFor(actor, letter), eq(letterVersions.no, Number(no))))
    : [];
  if (!found)
    throw notFound(translate({ id: 'Versi ini tidak ditemukan.', en: 'This version was not found.' }));
  return found;
}
