import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { VersionReason } from '../../../domain/letters/letter-version.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { type LetterRow, letters } from '../tables.ts';
import { isSameSnapshot, type Snapshot, snapshotOf } from './snapshot.ts';
import { letterVersions, type VersionRow } from './tables.ts';

type By = { userId: string; positionId: string };

/**
 * Stores the letter as a version; the transaction must hold its lock (SPEC B1.1).
 * @returns the version's number
 */
export async function recordVersion(
  tx: Executor,
  by: By,
  letterId: string,
  reason: VersionReason,
): Promise<number> {
  const [letter] = await tx.select().from(letters).where(eq(letters.id, letterId));
  if (!letter) throw new Error(`No letter ${letterId}`);
  return insert(tx, letterId, by, reason, await snapshotOf(tx, letter), new Date());
}

/**
 * Stores a version before a save overwrites another editor's text, ten
 * unversioned minutes, much text or the flow (SPEC B1.1).
 */
export async function recordBeforeSave(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { text, changesFlow }: { text: { before: string; after: string }; changesFlow: boolean },
): Promise<void> {
  const drafter = letter.editedByUserId ?? letter.userId;
  const last = await lastVersionOf(tx, letter.id);
  const isDue = Date.now() - (last?.keptAt ?? letter.createdAt).getTime() >= quietMinutes * 60_000;
  if (drafter !== actor.userId || isDue || changesFlow || takesMuchAway(text)) await recordNow(tx, letter);
}

/**
 * Stores the current state unless the last version equals it.
 * @returns the number of the version that holds it
 */
export async function recordNow(tx: Executor, letter: LetterRow): Promise<number> {
  const now = await snapshotOf(tx, letter);
  const [last] = await tx
    .select()
    .from(letterVersions)
    .where(eq(letterVersions.letterId, letter.id))
    .orderBy(desc(letterVersions.no))
    .limit(1);
  if (last && isSameSnapshot(last, now)) return last.no;
  const by = { userId: letter.editedByUserId ?? letter.userId, positionId: letter.positionId };
  const no = await insert(tx, letter.id, by, 'saved', now, letter.updatedAt);
  await forgetOldest(tx, letter.id);
  return no;
}

const quietMinutes = 10;
const mostSaved = 50;

/** More than a long sentence, and a good part of the text. */
const takesMuchAway = ({ before, after }: { before: string; after: string }): boolean =>
  before.length - after.length > 200 && after.length < before.length * 0.8;

async function lastVersionOf(
  tx: Executor,
  letterId: string,
): Promise<Pick<VersionRow, 'no' | 'keptAt'> | undefined> {
  const [last] = await tx
    .select({ no: letterVersions.no, keptAt: letterVersions.keptAt })
    .from(letterVersions)
    .where(eq(letterVersions.letterId, letterId))
    .orderBy(desc(letterVersions.no))
    .limit(1);
  return last;
}

async function insert(
  tx: Executor,
  letterId: string,
  { userId, positionId }: By,
  reason: VersionReason,
  snapshot: Snapshot,
  at: Date,
): Promise<number> {
  const no = ((await lastVersionOf(tx, letterId))?.no ?? 0) + 1;
  await tx.insert(letterVersions).values({ ...snapshot, letterId, no, at, userId, positionId, reason });
  return no;
}

/** Prunes old saved versions; those sent, approved, returned or signed are kept for ever. */
async function forgetOldest(tx: Executor, letterId: string): Promise<void> {
  const isSaved = and(eq(letterVersions.letterId, letterId), eq(letterVersions.reason, 'saved'));
  const oldest = tx
    .select({ no: letterVersions.no })
    .from(letterVersions)
    .where(isSaved)
    .orderBy(desc(letterVersions.no))
    .limit(1)
    .offset(mostSaved - 1);
  await tx.delete(letterVersions).where(and(isSaved, lt(letterVersions.no, sql`(${oldest})`)));
}
