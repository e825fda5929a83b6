import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import type { ArchiveRow } from './find-archive.ts';
import { recordChange } from './record-change.ts';

/** So long after its upload an item counts as a mistake just made. */
const justMadeMs = 24 * 3_600_000;

type Traces = { opened: boolean; lent: boolean; asked: boolean; cited: boolean };

/**
 * Deletes only an uploader's unused mistake. All else needs a
 * destruction proposal: no user destroys alone (SPEC B4).
 * @throws Refusal 409 naming the reason
 */
export async function refuseUnlessMistake(tx: Executor, actor: Actor, item: Row): Promise<void> {
  if (item.origin === 'naskah')
    throw conflict(
      translate({
        id: 'Arsip dari naskah tidak dapat dihapus. Usulkan pemusnahannya bila masa simpannya habis.',
        en: 'An item from a letter cannot be deleted. Propose its destruction once its time is over.',
      }),
    );
  if (item.filingUnitId)
    throw conflict(
      translate({
        id: 'Arsip yang sudah diberkaskan tidak dapat dihapus. Keluarkan dahulu dari berkasnya.',
        en: 'A filed item cannot be deleted. Take it out of its filing unit first.',
      }),
    );
  const age = Date.now() - new Date(String(item.createdAt)).getTime();
  if (item.createdById !== actor.userId || !(age <= justMadeMs))
    throw conflict(
      translate({
        id: 'Arsip hanya dapat dihapus oleh pengunggahnya, paling lama satu hari setelah diunggah. Sesudah itu usulkan pemusnahannya.',
        en: 'An item can be deleted only by whoever uploaded it, within a day of the upload. After that, propose its destruction.',
      }),
    );
  const { rows } = await tx.execute<Traces>(sql`
    select exists (select 1 from archive_opening o where o.archive_id = ${item.id} and o.user_id <> ${actor.userId}) as opened,
      exists (select 1 from paper_loan n where n.archive_id = ${item.id}) as lent,
      exists (select 1 from access_request r where r.archive_id = ${item.id}) as asked,
      exists (select 1 from letter l where l.archive_reference_id = ${item.id}) as cited`);
  const [traces] = rows;
  if (traces?.opened)
    throw conflict(
      translate({
        id: 'Arsip ini sudah dibuka orang lain, sehingga tidak dapat dihapus.',
        en: 'Somebody else has opened this item, so it cannot be deleted.',
      }),
    );
  if (traces?.lent)
    throw conflict(
      translate({
        id: 'Fisik arsip ini pernah dipinjamkan, sehingga tidak dapat dihapus.',
        en: 'The paper of this item was once lent, so it cannot be deleted.',
      }),
    );
  if (traces?.asked)
    throw conflict(
      translate({
        id: 'Akses arsip ini pernah diminta, sehingga tidak dapat dihapus.',
        en: 'Access to this item was once asked for, so it cannot be deleted.',
      }),
    );
  if (traces?.cited)
    throw conflict(
      translate({
        id: 'Arsip ini dirujuk naskah, sehingga tidak dapat dihapus.',
        en: 'A letter refers to this item, so it cannot be deleted.',
      }),
    );
}

/** Which files went with it stays in the log, as does who opened them. */
export async function logWithdrawal(tx: Executor, actor: Actor, item: Row): Promise<void> {
  const { rows } = await tx.execute<{ fileName: string; fileHash: string; version: number }>(sql`
    select file_name as "fileName", file_hash as "fileHash", version from archive_file
    where archive_id = ${item.id} order by slot, version`);
  if (rows.length > 0) await recordChange(tx, actor, item as ArchiveRow, 'withdraw', { files: rows });
}
