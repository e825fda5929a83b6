import { sql } from 'drizzle-orm';
import type { Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import type { ArchiveRow } from './find-archive.ts';
import { recordChange } from './record-change.ts';

/** So long after its upload an item counts as a mistake just made. */
const justMadeMs = 24 * 3_600_000;

type Traces = { opened: boolean; lent: boolean; asked: boolean; cited: boolean };

/**
 * Nothing is destroyed by one person (SPEC B4): what may be deleted is a mistake that its uploader has just made and that
 * nobody has looked at, lent, asked for or referred to. Everything else ends by a proposal of destruction.
 * @throws Refusal 409 that says which of these it is
 */
export async function refuseUnlessMistake(tx: Executor, who: Who, item: Row): Promise<void> {
  if (item.origin === 'naskah')
    throw conflict('Arsip dari naskah tidak dapat dihapus. Usulkan pemusnahannya bila masa simpannya habis.');
  if (item.filingUnitId)
    throw conflict('Arsip yang sudah diberkaskan tidak dapat dihapus. Keluarkan dahulu dari berkasnya.');
  const age = Date.now() - new Date(String(item.createdAt)).getTime();
  if (item.createdById !== who.userId || !(age <= justMadeMs))
    throw conflict(
      'Arsip hanya dapat dihapus oleh pengunggahnya, paling lama satu hari setelah diunggah. Sesudah itu usulkan pemusnahannya.',
    );
  const { rows } = await tx.execute<Traces>(sql`
    select exists (select 1 from archive_opening o where o.archive_id = ${item.id} and o.user_id <> ${who.userId}) as opened,
      exists (select 1 from paper_loan n where n.archive_id = ${item.id}) as lent,
      exists (select 1 from access_request r where r.archive_id = ${item.id}) as asked,
      exists (select 1 from letter l where l.archive_reference_id = ${item.id}) as cited`);
  const [traces] = rows;
  if (traces?.opened) throw conflict('Arsip ini sudah dibuka orang lain, sehingga tidak dapat dihapus.');
  if (traces?.lent) throw conflict('Fisik arsip ini pernah dipinjamkan, sehingga tidak dapat dihapus.');
  if (traces?.asked) throw conflict('Akses arsip ini pernah diminta, sehingga tidak dapat dihapus.');
  if (traces?.cited) throw conflict('Arsip ini dirujuk naskah, sehingga tidak dapat dihapus.');
}

/** Which files went with it stays in the log, as does who opened them. */
export async function logWithdrawal(tx: Executor, who: Who, item: Row): Promise<void> {
  const { rows } = await tx.execute<{ fileName: string; fileHash: string; version: number }>(sql`
    select file_name as "fileName", file_hash as "fileHash", version from archive_file
    where archive_id = ${item.id} order by slot, version`);
  if (rows.length > 0) await recordChange(tx, who, item as ArchiveRow, 'withdraw', { files: rows });
}
