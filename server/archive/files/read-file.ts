import { and, eq } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import { markedCopy, readerMark, type SentFile } from '../../letters/index.ts';
import { findOpened } from '../rules/find-archive.ts';
import { archiveFiles } from '../tables.ts';
import { noSuchDocument } from './no-such-document.ts';
import { recordOpening } from './record-opening.ts';

/**
 * GET /arsip/api/Archive/{id}/files/{fileId}: the file in any version, watermarked with the reader's name above
 * Biasa; every opening is logged (SPEC B3).
 * @param way whether it is shown in the page or downloaded
 * @throws Refusal as findOpened; 404 for no file of it; 503, 409 when it could not be watermarked
 */
export async function readFile(
  deps: Deps,
  actor: Actor,
  id: string,
  fileId: string,
  way: 'read' | 'download',
): Promise<SentFile> {
  const item = await findOpened(deps.db, actor, id);
  if (isDestroyed(item.status))
    throw notFound(
      translate({ id: 'Isi arsip ini sudah dimusnahkan.', en: 'What was in this item is destroyed.' }),
    );
  const [file] = isId(fileId)
    ? await deps.db
        .select()
        .from(archiveFiles)
        .where(and(eq(archiveFiles.id, fileId), eq(archiveFiles.archiveId, item.id)))
    : [];
  if (!file) throw noSuchDocument();
  const stored: SentFile = {
    content: await deps.files.getFile(file.fileHash),
    name: file.fileName,
    mimeType: file.mimeType,
    size: file.size,
  };
  const line = await readerMark(deps, actor, item);
  const sent = line
    ? (await markedCopy(deps, actor, { line, securityRank: item.securityRank }, stored)).file
    : stored;
  await recordOpening(deps.db, actor, { archiveId: item.id, fileId: file.id, way });
  return sent;
}
