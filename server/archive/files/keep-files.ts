import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { wantTexts } from '../../texts/index.ts';
import type { Who } from '../../who.ts';
import { archiveFiles } from '../tables.ts';
import type { SoundFile } from '../uploading/uploaded.ts';

/** A file to be kept: in which place of the item, and as which version. */
export type NewFile = SoundFile & { slot: number; version: number; title: string; note: string | null };

/** Puts files on an item and has their text read; in the transaction of the change. */
export async function keepFiles(
  tx: Executor,
  who: Who,
  archiveId: string,
  files: readonly NewFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(archiveFiles)
    .values(files.map((file) => ({ ...file, id: newId(), archiveId, addedByUserId: who.userId })));
  await wantTexts(tx, files);
}

/** "notulen rapat.pdf" → notulen rapat: what a file is called when nobody says otherwise. */
export const titleOfFile = (fileName: string): string =>
  fileName.replace(/\.[a-z0-9]{1,8}$/i, '') || fileName;
