import { and, eq, isNull } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { wantTextAgain, wantTexts } from '../../texts/index.ts';
import { findOpened } from '../rules/find-archive.ts';
import { archiveFiles } from '../tables.ts';
import { noSuchDocument } from './no-such-document.ts';

/**
 * POST /arsip/api/Archive/{id}/files/{fileId}/text: retries a failed text extraction. Allowed to all who may open
 * the item, as nothing of it changes.
 * @throws Refusal as findOpened; 404 for no file of it; 409 when nothing failed
 */
export async function readTextAgain({ db }: Deps, actor: Actor, id: string, fileId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await findOpened(tx, actor, id);
    const [file] = isId(fileId)
      ? await tx
          .select({ fileHash: archiveFiles.fileHash, mimeType: archiveFiles.mimeType })
          .from(archiveFiles)
          .where(
            and(
              ...[eq(archiveFiles.id, fileId), eq(archiveFiles.archiveId, item.id)],
              ...[eq(archiveFiles.isCurrent, true), isNull(archiveFiles.removedAt)],
            ),
          )
      : [];
    if (!file || isDestroyed(item.status)) throw noSuchDocument();
    await wantTexts(tx, [file]);
    if (!(await wantTextAgain(tx, file.fileHash)))
      throw conflict(
        translate({
          id: 'Hanya dokumen yang gagal dibaca yang dapat dibaca ulang.',
          en: 'Only documents that could not be read can be read again.',
        }),
      );
  });
}
