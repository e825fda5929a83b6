import { sql } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import type { ArchiveText } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { readerMark } from '../../letters/index.ts';
import { type ArchiveRow, findOpened } from '../rules/find-archive.ts';
import { noSuchDocument } from './no-such-document.ts';
import { recordOpening } from './record-opening.ts';

/**
 * GET /arsip/api/Archive/{id}/files/{fileId}/text: what was read from a file, or its correction; logged as an opening
 * (SPEC B3).
 * @throws Refusal as findOpened; 403 where copies are watermarked; 404 for no file of it; 409 while it has no text
 */
export async function readFileText(
  deps: Deps,
  actor: Actor,
  id: string,
  fileId: string,
): Promise<ArchiveText> {
  const item = await findOpened(deps.db, actor, id);
  await assertTextsRead(deps, actor, item);
  const [file] =
    isId(fileId) && !isDestroyed(item.status)
      ? (
          await deps.db.execute<{
            text: string | null;
            correctedAt: string | null;
            correctedBy: string | null;
          }>(sql`
            select coalesce(c.content, t.content) as text, c.at as "correctedAt", u.person_name as "correctedBy"
            from archive_file f left join file_text t on t.file_hash = f.file_hash and t.state = 'done'
            left join archive_text c on c.file_id = f.id left join "user" u on u.id = c.by_user_id
            where f.id = ${fileId} and f.archive_id = ${item.id} and f.removed_at is null`)
        ).rows
      : [];
  if (!file) throw noSuchDocument();
  const { text, correctedAt, correctedBy } = file;
  if (text === null)
    throw conflict(
      translate({
        id: 'Teks dokumen ini belum terbaca.',
        en: 'The text of this document has not been read.',
      }),
    );
  await recordOpening(deps.db, actor, { archiveId: item.id, fileId, way: 'read' });
  return { text, correctedAt: correctedAt && new Date(correctedAt).toISOString(), correctedBy };
}

/** @throws Refusal 403 where copies are watermarked, since a text carries no name */
export async function assertTextsRead(deps: Pick<Deps, 'db'>, actor: Actor, item: ArchiveRow): Promise<void> {
  if (await readerMark(deps, actor, item))
    throw forbidden(
      translate({
        id: 'Teks arsip berkelas ini hanya dibaca pada dokumennya.',
        en: 'The text of items of this class is read in the document only.',
      }),
    );
}
