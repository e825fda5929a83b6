import { type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/executor.ts';

export type Kept<Figures> = { figures: Figures; countedAt: Date };

/** Figures as they were counted last, and whether that was not long ago. */
export type Last<Figures> = { figures: Figures | null; countedAt: string | null; isFresh: boolean };

type Wanted<Figures> = {
  /** Names what is counted, among all that is. */
  key: string;
  last: Last<Figures> | undefined;
  /** Selects the same as `last` anew. */
  look: SQL;
  /** Counts, and keeps what it counted. */
  count: (tx: Executor) => Promise<Figures>;
};

/**
 * Figures that are fresh, or counted anew: by one reader at a time, however many look. While one counts the others are
 * given what was counted last; only where nothing ever was they wait.
 */
export async function freshFigures<Figures>(
  db: Db,
  { key, last, look, count }: Wanted<Figures>,
): Promise<Kept<Figures>> {
  const before = keptIn(last);
  if (before && last?.isFresh) return before;
  return db.transaction(async (tx) => {
    const name = sql`hashtextextended(${`figures ${key}`}, 0)`;
    const got = before
      ? await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${name}) as mine`)
      : await tx.execute<{ mine: boolean }>(sql`select pg_advisory_xact_lock(${name}) is not null as mine`);
    if (before && !got.rows[0]?.mine) return before;
    const [now] = (await tx.execute<Last<Figures>>(look)).rows;
    const meanwhile = keptIn(now);
    if (meanwhile && now?.isFresh) return meanwhile;
    return { figures: await count(tx), countedAt: new Date() };
  });
}

const keptIn = <Figures>(last: Last<Figures> | undefined): Kept<Figures> | null =>
  last?.figures && last.countedAt ? { figures: last.figures, countedAt: new Date(last.countedAt) } : null;
