import { eq } from 'drizzle-orm';
import type { SeenTours, ToursSeen } from '../../domain/calls/help.ts';
import { tours } from '../../domain/help/index.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { helpToursSeen } from './tables.ts';

/** Which first looks around the person has seen or left. */
export async function readTours(db: Db, actor: Actor): Promise<ToursSeen> {
  const rows = await db
    .select({ tour: helpToursSeen.tour })
    .from(helpToursSeen)
    .where(eq(helpToursSeen.userId, actor.userId));
  const seen = new Set(rows.map(({ tour }) => tour));
  return { seen: tours.filter((tour) => seen.has(tour)) };
}

/**
 * Marks tours as seen, so that they no longer start automatically. Idempotent.
 * @throws Refusal 422 for an unknown tour
 */
export async function markToursSeen(db: Db, actor: Actor, { tours: seen }: SeenTours): Promise<ToursSeen> {
  const { userId } = actor;
  const rows = seen.map((tour) => ({ userId, tour }));
  await db.insert(helpToursSeen).values(rows).onConflictDoNothing();
  return readTours(db, actor);
}
