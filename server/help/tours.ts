import { eq } from 'drizzle-orm';
import { type ToursSeen, tours } from '../../resources/help/index.ts';
import type { Db } from '../db/executor.ts';
import type { Who } from '../who.ts';
import { read, seenTour } from './body.ts';
import { helpToursSeen } from './tables.ts';

/** Which first looks around the person has seen or left. */
export async function readTours(db: Db, who: Who): Promise<ToursSeen> {
  const rows = await db
    .select({ tour: helpToursSeen.tour })
    .from(helpToursSeen)
    .where(eq(helpToursSeen.userId, who.userId));
  const seen = new Set(rows.map(({ tour }) => tour));
  return { seen: tours.filter((tour) => seen.has(tour)) };
}

/** Never again by itself; a second time changes nothing. @throws Refusal 422 for a tour there is not */
export async function markTourSeen(db: Db, who: Who, body: unknown): Promise<ToursSeen> {
  const { tour } = read(seenTour, body);
  await db.insert(helpToursSeen).values({ userId: who.userId, tour }).onConflictDoNothing();
  return readTours(db, who);
}
