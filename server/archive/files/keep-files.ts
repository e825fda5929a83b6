import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { wantTexts } from '../../texts/index.ts';
import { archiveFiles } from '../tables.ts';
import type { SoundFile } from '../uploading/uploaded.ts';

export type NewFile = SoundFile & { slot: number; version: number; title: string; note: string | null };

/** Adds files to an item and queues text extraction, in the transaction of the change. */
export async function keepFiles(
  tx: Executor,
  actor: Actor,
  archiveId: string,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(archiveFiles)
    .values(files.map((file) => ({ ...file, id: newId(), archiveId, addedByUserId: actor.userId })));
  await wantTexts(tx, files);
}

/** Default title from a file name: "notulen rapat.pdf" → notulen rapat. */
export const titleOfFile = (fileName: string): string =>
  fileName.replace(/\.[a-z0-9]{1,8}$/i, '') || fileName;
