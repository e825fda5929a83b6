import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import { uploadedFile } from '../../letters/index.ts';
import { readFacts } from './read-facts.ts';

/** A file that has arrived whole, and was looked into. */
export type SoundFile = {
  uploadId: string;
  fileHash: string;
  fileName: string;
  mimeType: string;
  size: number;
};

/**
 * Returns the file of the user's complete upload when its content is sound.
 * @param field that a refusal names
 * @throws Refusal 422 for another user's, expired, incomplete or faulty uploads; 503 when it could not be read in
 * time
 */
export async function soundFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  actor: Actor,
  uploadId: string,
  field = 'uploadId',
): Promise<SoundFile> {
  const file = await wholeUpload(db, actor, uploadId, field);
  const answer = await readFacts(files, file);
  if ('fault' in answer) {
    const fault = translate(answer.fault);
    throw invalid({ [field]: [fault] }, fault);
  }
  return { uploadId, ...file };
}

/** @throws Refusal 422 for another's, expired or half uploads */
export async function wholeUpload(executor: Executor, actor: Actor, uploadId: string, field = 'uploadId') {
  const file = isId(uploadId) ? await uploadedFile(executor, actor.userId, uploadId) : undefined;
  if (!file)
    throw invalid({
      [field]: [
        translate({
          id: 'Unggahan ini belum selesai atau sudah kedaluwarsa. Unggah kembali.',
          en: 'This upload is incomplete or has expired. Upload it again.',
        }),
      ],
    });
  return file;
}
