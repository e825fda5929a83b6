import type { UploadVerbs } from '../../../../dataProvider/index.ts';
import { backoff, faultOf } from '../autosave/fault.ts';

type Verbs = Pick<UploadVerbs, 'startUpload' | 'getUpload' | 'putUploadPart'>;

/** A broken line is waited for about a minute. */
const mostAttempts = 6;

/**
 * Sends a picture in parts.
 * @returns the id of the upload, which is the picture's
 * @throws what the server refuses it for
 */
export async function sendPicture(verbs: Verbs, file: File): Promise<string> {
  let upload = await patiently(() =>
    verbs.startUpload({ name: file.name, size: file.size, isPicture: true }),
  );
  while (!upload.isDone) {
    const { id, offset, partSize } = upload;
    upload = await patiently(() =>
      verbs.putUploadPart(id, offset, file.slice(offset, offset + partSize)).catch((error: unknown) => {
        // It had arrived, only its answer got lost.
        if (faultOf(error).kind === 'conflict') return verbs.getUpload(id);
        throw error;
      }),
    );
  }
  return upload.id;
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await ask();
    } catch (error) {
      if (faultOf(error).kind !== 'again' || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
}
