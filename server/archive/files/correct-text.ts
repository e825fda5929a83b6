import { and, eq, isNull } from 'drizzle-orm';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import type { TextCorrection } from '../../../domain/calls/archive-items.ts';
import { isBeingRead } from '../../../domain/recognised-text.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { fileTexts } from '../../texts/tables.ts';
import { assertUsesArchive, findKept } from '../rules/find-archive.ts';
import { recordChange } from '../rules/record-change.ts';
import { archiveFiles, archiveTexts } from '../tables.ts';
import { noSuchDocument } from './no-such-document.ts';
import { assertTextsRead } from './read-file-text.ts';

/**
 * PUT /arsip/api/Archive/{id}/files/{fileId}/text: corrects what was read; a text of null takes that back.
 * @throws Refusal as findKept; 403 for watermarked copies; 404; 409 while it is read, or corrected meanwhile; 422
 */
export async function correctText(
  deps: Deps,
  actor: Actor,
  id: string,
  fileId: string,
  body: () => TextCorrection,
): Promise<void> {
  assertUsesArchive(actor);
  await inTransaction(deps.db, async (tx) => {
    const item = await findKept(tx, actor, id);
    await assertTextsRead(deps, actor, item);
    const file = isDestroyed(item.status) ? undefined : await currentFile(tx, item.id, fileId);
    if (!file) throw noSuchDocument();
    const { text, correctedAt } = body();
    if ((file.correctedAt?.toISOString() ?? null) !== correctedAt)
      throw conflict(
        translate({
          id: 'Teks ini sudah dikoreksi orang lain. Salin koreksi Anda, lalu buka kembali.',
          en: 'Somebody else has corrected this text. Copy your correction, then open it again.',
        }),
      );
    if (text === null) {
      // There was none: no event of the item.
      if (file.correctedAt === null) return;
      await tx.delete(archiveTexts).where(eq(archiveTexts.fileId, file.id));
    } else {
      if (!file.state || isBeingRead(file.state))
        throw conflict(
          translate({
            id: 'Teks dokumen ini sedang dibaca. Koreksi setelah selesai.',
            en: 'The text of this document is being read. Correct it once that is done.',
          }),
        );
      const correction = { content: text, byUserId: actor.userId, at: new Date() };
      await tx
        .insert(archiveTexts)
        .values({ fileId: file.id, ...correction })
        .onConflictDoUpdate({ target: archiveTexts.fileId, set: correction });
    }
    await recordChange(tx, actor, item, text === null ? 'uncorrect-text' : 'correct-text', {
      title: file.title,
      fileName: file.fileName,
    });
  });
}

async function currentFile(tx: Executor, archiveId: string, fileId: string) {
  if (!isId(fileId)) return undefined;
  const [file] = await tx
    .select({
      id: archiveFiles.id,
      title: archiveFiles.title,
      fileName: archiveFiles.fileName,
      state: fileTexts.state,
      correctedAt: archiveTexts.at,
    })
    .from(archiveFiles)
    .leftJoin(fileTexts, eq(fileTexts.fileHash, archiveFiles.fileHash))
    .leftJoin(archiveTexts, eq(archiveTexts.fileId, archiveFiles.id))
    .where(
      and(
        ...[eq(archiveFiles.id, fileId), eq(archiveFiles.archiveId, archiveId)],
        ...[eq(archiveFiles.isCurrent, true), isNull(archiveFiles.removedAt)],
      ),
    );
  return file;
}
