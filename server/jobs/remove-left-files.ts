import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';

/** An upload may be used for a day after it came; a day more, so that a call in hand has come to its end. */
const daysKept = 2;

/**
 * Removes the files that nothing refers to any more: of calls that were refused after all, of uploads nobody used, of
 * attachments taken off a draft.
 * @returns how many
 */
export async function removeLeftFiles({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<number> {
  const moment = new Date(now.getTime() - daysKept * 86_400_000);
  let removed = 0;
  for await (const hashes of files.putBefore(moment)) {
    const used = await filesInUse(db, hashes);
    for (const hash of hashes.filter((one) => !used.has(one))) {
      await files.removeFile(hash, moment);
      removed += 1;
    }
  }
  return removed;
}

/** Which of these files something refers to; what destroyed archives held is not wanted by them any more. */
export async function filesInUse(executor: Executor, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await executor.execute<{ hash: string }>(usedAmong(hashes));
  return new Set(rows.map(({ hash }) => hash));
}

/** Every place that names a file by its hash. */
const usedAmong = (hashes: readonly string[]) => {
  const these = sql`any(${sql.param([...hashes])}::text[])`;
  return sql`
    select file_hash as hash from letter_attachment where file_hash = ${these}
    union select f.file_hash from archive_file f join archive a on a.id = f.archive_id
      where f.file_hash = ${these} and a.status is distinct from 'destroyed'
    union select minutes->>'fileHash' from retention_proposal where minutes->>'fileHash' = ${these}
    union select file_hash from letter_document where file_hash = ${these}
    union select file_hash from letter_upload where file_hash = ${these}
    union select proof->>'fileHash' from letter_dispatch where proof->>'fileHash' = ${these}
    union select f->>'fileHash' from letter_version v, jsonb_array_elements(v.files) f where f->>'fileHash' = ${these}
    union select f->>'fileHash' from disposition_report r, jsonb_array_elements(r.files) f
      where f->>'fileHash' = ${these}
    union select f->>'fileHash' from mail m, jsonb_array_elements(m.attachments) f where f->>'fileHash' = ${these}`;
};
