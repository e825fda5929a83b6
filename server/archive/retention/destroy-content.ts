import { sql } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import { archiveIn } from '../../archive-in.ts';
import type { Deps } from '../../deps.ts';
import { filesInUse } from '../../files/index.ts';

/** So many files are looked at in one go. */
const atOnce = 500;
/** A concurrent upload of the same content stores its file before any row refers to it. */
const graceMs = 60_000;

/**
 * Deletes unreferenced bytes; rows keep hash, size and name. Run it after the transaction: remove-left-files.ts
 * cleans up a crash.
 * @param at when they were destroyed
 * @returns how many files are gone
 */
export async function removeDestroyed(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  proposalId: string,
  at: Date,
): Promise<number> {
  const since = new Date(at.getTime() - graceMs);
  let removed = 0;
  for (let after = ''; ; ) {
    const { rows } = await db.execute<{ hash: string }>(sql`
      select distinct f.file_hash as hash from retention_proposal_unit o
      join archive a on a.filing_unit_id = o.filing_unit_id and ${archiveIn('a.status', isDestroyed)}
      join archive_file f on f.archive_id = a.id
      where o.proposal_id = ${proposalId} and o.dropped_at is null and f.file_hash > ${after}
      order by 1 limit ${atOnce}`);
    const hashes = rows.map(({ hash }) => hash);
    const used = await filesInUse(db, hashes);
    for (const hash of hashes.filter((one) => !used.has(one))) {
      await files.removeFile(hash, since);
      removed += 1;
    }
    if (rows.length < atOnce) return removed;
    after = hashes.at(-1) ?? '';
  }
}
