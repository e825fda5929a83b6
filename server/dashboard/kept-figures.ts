import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Db, Executor } from '../db/executor.ts';

export type Kept<Figures> = { figures: Figures; countedAt: Date };

/** Figures as they were counted last, and whether that was not long ago. */
export type Last<Figures> = {
  figures: Figures | null;
  countedAt: string | null;
  isFresh: boolean;
  /** The user has acted since: figures from before their act are stale for them. */
  hasActed: boolean;
};

type Wanted<Figures> = {
  key: string;
  last: Last<Figures> | undefined;
  /** Selects the same as `last` anew. */
  look: SQL;
  /** Counts, and keeps what it counted. */
  count: (tx: Executor) => Promise<Figures>;
};

/** Columns of `Last` for figures cached in `f`: valid for some minutes, but not past the user's own acts. */
export const lastCounted = (actor: Pick<Actor, 'userId'>, minutes: number): SQL => sql`
  f.figures, f.counted_at as "countedAt",
  f.counted_at > now() - ${minutes} * interval '1 minute' as "isFresh",
  f.counted_at > now() - ${minutes} * interval '1 minute' and exists (
    select from audit_log a where a.id > f.audit_id and a.user_id = ${actor.userId} and a.resource <> 'session' and a.action <> 'read') as "hasActed"`;

/** The audit log's last id; read it before counting. */
export async function lastActOf(executor: Executor): Promise<number> {
  const found = await executor.execute<{ id: string | null }>(sql`select max(id) as id from audit_log`);
  return Number(found.rows[0]?.id ?? 0);
}

/**
 * One request recounts. Others get the last figures, and wait only when there are none or they have acted since.
 */
export async function freshFigures<Figures>(
  db: Db,
  { key, last, look, count }: Wanted<Figures>,
): Promise<Kept<Figures>> {
  const before = keptIn(last);
  if (before && last?.isFresh && !last.hasActed) return before;
  const mayBeLast = before !== null && last?.hasActed !== true;
  return db.transaction(async (tx) => {
    const name = sql`hashtextextended(${`figures ${key}`}, 0)`;
    const got = mayBeLast
      ? await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${name}) as mine`)
      : await tx.execute<{ mine: boolean }>(sql`select pg_advisory_xact_lock(${name}) is not null as mine`);
    if (mayBeLast && !got.rows[0]?.mine) return before;
    const [now] = (await tx.execute<Last<Figures>>(look)).rows;
    const meanwhile = keptIn(now);
    if (meanwhile && now?.isFresh && !now.hasActed) return meanwhile;
    return { figures: await count(tx), countedAt: new Date() };
  });
}

const keptIn = <Figures>(last: Last<Figures> | undefined): Kept<Figures> | null =>
  last?.figures && last.countedAt ? { figures: last.figures, countedAt: new Date(last.countedAt) } : null;
