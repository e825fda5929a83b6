import { type SQL, sql } from 'drizzle-orm';
import { hasContentIn } from '../archive-in.ts';
import type { Executor } from '../db/executor.ts';

/** Finds which files are referenced; destroyed archive items and letters do not count. */
export async function filesInUse(executor: Executor, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await executor.execute<{ hash: string }>(usesOf(hashes));
  return new Set(rows.map(({ hash }) => hash));
}

/** Every place that names one of these files, or any at all: rows of `hash`, `place` and the record's `owner`. */
export function usesOf(hashes?: readonly string[]): SQL {
  const these = hashes && sql`any(${sql.param([...hashes])}::text[])`;
  const selects = uses.map(({ place, hash, from, where, owner }) => {
    const named = these ? sql`${hash} = ${these}` : sql`${hash} is not null`;
    return sql`select ${hash} as hash, ${place} as place, ${owner} as owner from ${from}
      where ${named}${where ? sql` and ${where}` : sql``}`;
  });
  return sql.join(selects, sql` union all `);
}

type Use = { place: SQL; hash: SQL; from: SQL; where?: SQL; owner: SQL };

const ofLetter = sql`coalesce(l.number, l.id::text)`;
const uses: readonly Use[] = [
  {
    place: sql`'attachment of letter'`,
    hash: sql`f.file_hash`,
    from: sql`letter_attachment f join letter l on l.id = f.letter_id`,
    where: sql`l.destroyed_at is null`,
    owner: ofLetter,
  },
  {
    place: sql`'picture of letter'`,
    hash: sql`f.file_hash`,
    from: sql`letter_picture f join letter l on l.id = f.letter_id`,
    where: sql`l.destroyed_at is null`,
    owner: ofLetter,
  },
  {
    place: sql`'file of archive item'`,
    hash: sql`f.file_hash`,
    from: sql`archive_file f join archive a on a.id = f.archive_id`,
    where: hasContentIn('a'),
    owner: sql`a.id::text`,
  },
  {
    place: sql`'minutes of retention proposal'`,
    hash: sql`r.minutes->>'fileHash'`,
    from: sql`retention_proposal r`,
    owner: sql`r.id::text`,
  },
  {
    place: sql`'signed PDF of letter'`,
    hash: sql`f.file_hash`,
    from: sql`letter_document f join letter l on l.id = f.letter_id`,
    where: sql`l.destroyed_at is null`,
    owner: ofLetter,
  },
  {
    place: sql`'PDF to be sealed of letter'`,
    hash: sql`s.file_hash`,
    from: sql`letter_sealing s join letter l on l.id = s.letter_id`,
    owner: ofLetter,
  },
  {
    place: sql`'picture of user'`,
    hash: sql`p.picture_hash`,
    from: sql`person_setting p`,
    owner: sql`p.user_id::text`,
  },
  {
    place: sql`'upload'`,
    hash: sql`u.file_hash`,
    from: sql`letter_upload u`,
    owner: sql`u.id::text`,
  },
  {
    place: sql`'proof of dispatch'`,
    hash: sql`d.proof->>'fileHash'`,
    from: sql`letter_dispatch d`,
    owner: sql`d.id::text`,
  },
  {
    place: sql`'version of letter'`,
    hash: sql`f->>'fileHash'`,
    from: sql`letter_version v, jsonb_array_elements(v.files) f`,
    owner: sql`v.letter_id::text`,
  },
  {
    place: sql`'report on disposition'`,
    hash: sql`f->>'fileHash'`,
    from: sql`disposition_report r, jsonb_array_elements(r.files) f`,
    owner: sql`r.id::text`,
  },
  {
    place: sql`'attachment of mail'`,
    hash: sql`f->>'fileHash'`,
    from: sql`mail m, jsonb_array_elements(m.attachments) f`,
    owner: sql`m.id::text`,
  },
  { place: sql`'file of record'`, hash: sql`r.file_hash`, from: sql`record_file r`, owner: sql`r.id::text` },
  { place: sql`'logo'`, hash: sql`o.hash`, from: sql`logo o`, owner: sql`o.hash` },
];
