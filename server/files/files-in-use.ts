import { sql } from 'drizzle-orm';
import { hasContentIn } from '../archive-in.ts';
import type { Executor } from '../db/executor.ts';

/** Finds which files are referenced; destroyed archive items and letters do not count. */
export async function filesInUse(executor: Executor, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await executor.execute<{ hash: string }>(usedAmong(hashes));
  return new Set(rows.map(({ hash }) => hash));
}

/** Every place that names a file by its hash. */
const usedAmong = (hashes: readonly string[]) => {
  const these = sql`any(${sql.param([...hashes])}::text[])`;
  return sql`
    select f.file_hash as hash from letter_attachment f join letter l on l.id = f.letter_id
      where f.file_hash = ${these} and l.destroyed_at is null
    union select f.file_hash from archive_file f join archive a on a.id = f.archive_id
      where f.file_hash = ${these} and ${hasContentIn('a')}
    union select minutes->>'fileHash' from retention_proposal where minutes->>'fileHash' = ${these}
    union select f.file_hash from letter_document f join letter l on l.id = f.letter_id
      where f.file_hash = ${these} and l.destroyed_at is null
    union select picture_hash from person_setting where picture_hash = ${these}
    union select file_hash from letter_upload where file_hash = ${these}
    union select proof->>'fileHash' from letter_dispatch where proof->>'fileHash' = ${these}
    union select f->>'fileHash' from letter_version v, jsonb_array_elements(v.files) f where f->>'fileHash' = ${these}
    union select f->>'fileHash' from disposition_report r, jsonb_array_elements(r.files) f
      where f->>'fileHash' = ${these}
    union select f->>'fileHash' from mail m, jsonb_array_elements(m.attachments) f where f->>'fileHash' = ${these}
    union select file_hash from record_file where file_hash = ${these}
    union select hash from logo where hash = ${these}`;
};
