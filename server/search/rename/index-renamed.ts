import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { namedBy } from './named-by.ts';

/** Rows reindexed per transaction; blocks others only if they change the same rows. */
const batch = 200;
/** Transactions per run; the next run continues. A unit with a million letters takes some hours. */
const mostBatches = 100;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Reindexes records that contain a changed name, so that renamed users are found. Resumable and idempotent.
 * @returns how many were reindexed
 */
export async function indexRenamed(
  { db }: Pick<Deps, 'db'>,
  { batches = mostBatches } = {},
): Promise<number> {
  let written = 0;
  for (let turn = 0; turn < batches; turn += 1) {
    const done = await indexBatch(db);
    if (done === null) break;
    written += done;
  }
  return written;
}

/** @returns how many; null where nothing is left, or another process is at it */
const indexBatch = (db: Deps['db']): Promise<number | null> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string; id: string; after: string | null }>(sql`
      select kind, id, after from search_renamed order by at, kind, id limit 1 for update skip locked`);
    const [renamed] = rows;
    if (!renamed) return null;
    const { kind, id, after } = renamed;
    const named = namedBy[kind];
    const found = named
      ? await tx.execute<{ id: string }>(named.ids({ id, after: after ?? first, most: batch }))
      : { rows: [] };
    const ids = found.rows.map((row) => row.id);
    // Written as the transaction ends, with everything else that is (migration search).
    if (named && ids.length > 0)
      await tx.execute(sql`
        insert into search_stale (kind, id) select ${named.source}, i.id from unnest(${sql.param(ids)}::uuid[]) i (id)
        on conflict do nothing`);
    await tx.execute(
      ids.length < batch
        ? sql`delete from search_renamed where kind = ${kind} and id = ${id}`
        : sql`update search_renamed set after = ${ids.at(-1)} where kind = ${kind} and id = ${id}`,
    );
    return ids.length;
  });
