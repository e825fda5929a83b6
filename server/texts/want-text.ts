import { sql } from 'drizzle-orm';
import { hasContentIn } from '../archive-in.ts';
import type { Executor } from '../db/executor.ts';
import { jobKind, sendJob } from '../jobs/index.ts';

export const readTextJob = jobKind<{ fileHash: string }>('read-text', { lane: 'reading' });

/** Who waits for a text: whoever registers its scan, whoever files its document, else only the search. */
const haste = { registering: 2, filing: 1, search: 0 } as const;

export type WantedFile = { fileHash: string; mimeType: string; isFor?: keyof typeof haste };

/**
 * Queues text extraction, once per content, in the transaction that stores the files. Whoever waits for what a scan
 * says is not behind the thousands of an import.
 */
export async function wantTexts(tx: Executor, files: readonly WantedFile[]): Promise<void> {
  if (files.length === 0) return;
  // A fixed order avoids deadlocks between transactions that store the same files.
  const wanted = files.toSorted((a, b) => (a.fileHash < b.fileHash ? -1 : 1));
  const { rows } = await tx.execute<{ fileHash: string }>(sql`
    insert into file_text (file_hash, mime_type)
    select distinct on (f.hash) f.hash, f.kind
    from unnest(${sql.param(wanted.map((file) => file.fileHash))}::text[],
      ${sql.param(wanted.map((file) => file.mimeType))}::text[]) f (hash, kind) order by f.hash
    on conflict do nothing returning file_hash as "fileHash"`);
  const waits = new Map(wanted.map(({ fileHash, isFor = 'search' }) => [fileHash, haste[isFor]]));
  for (const { fileHash } of rows)
    await sendJob(tx, readTextJob, { fileHash }, { priority: waits.get(fileHash) });
}

/**
 * Queues missing extractions, also of lost jobs and of files that may have been restored; some hundreds at a time.
 * @returns how many
 */
export async function wantMissingTexts(executor: Executor): Promise<number> {
  const missing = await executor.execute<WantedFile>(sql`
    select distinct a.file_hash as "fileHash", a.mime_type as "mimeType" from (
      select file_hash, mime_type from letter_attachment
      union all select f.file_hash, f.mime_type from archive_file f join archive i on i.id = f.archive_id
        where f.is_current and f.removed_at is null and ${hasContentIn('i')}) a
    where not exists (select 1 from file_text t where t.file_hash = a.file_hash) limit 500`);
  await wantTexts(executor, missing.rows);
  const lost = await executor.execute<{ fileHash: string }>(sql`
    update file_text set wanted_at = now(), fault = null, state = case state when 'failed' then 'waiting' else state end
    where file_hash in (
      select file_hash from file_text where wanted_at < now() - interval '1 day'
        and (state in ('waiting', 'reading') or fault = 'missing')
      order by wanted_at limit 500)
    returning file_hash as "fileHash"`);
  for (const { fileHash } of lost.rows) await sendJob(executor, readTextJob, { fileHash });
  return missing.rows.length + lost.rows.length;
}

/**
 * Retries a failed extraction.
 * @returns false when it is running, or succeeded
 */
export async function wantTextAgain(tx: Executor, fileHash: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update file_text set state = 'waiting', fault = null, wanted_at = now(), done_at = null
    where file_hash = ${fileHash} and state = 'failed' returning file_hash`);
  if (rows.length === 0) return false;
  await sendJob(tx, readTextJob, { fileHash });
  return true;
}
