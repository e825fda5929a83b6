import type { UploadVerbs } from '../../../dataProvider/index.ts';
import { isTransient } from '../../ui/failures.ts';
import { patiently } from '../../ui/patiently.ts';

type Sending = {
  verbs: UploadVerbs;
  signal: AbortSignal;
  /** How much has arrived, from 0 to 1. */
  onShare: (share: number) => void;
  /** No line, or the server is busy: goes on by itself. */
  onWaiting: () => void;
};

/**
 * Uploads a file in parts; after a loss resumes at the server's offset, without a limit of retries.
 * @returns the upload's id
 * @throws the server's final refusal; an AbortError once `signal` is aborted
 */
export async function sendFile(file: File, sending: Sending): Promise<string> {
  const { verbs, signal, onShare } = sending;
  let upload = await patiently(
    () => verbs.startUpload({ name: file.name, size: file.size }, { signal }),
    sending,
  );
  let isLost = false;
  while (!upload.isDone) {
    const { id, offset, partSize, size } = upload;
    onShare(offset / size);
    upload = await patiently(async () => {
      // After a lost response only the server knows whether the part arrived.
      if (isLost) {
        isLost = false;
        const now = await verbs.getUpload(id, { signal });
        if (now.isDone || now.offset !== offset) return now;
      }
      try {
        return await verbs.putUploadPart(id, offset, file.slice(offset, offset + partSize), { signal });
      } catch (error) {
        isLost = isTransient(error);
        throw error;
      }
    }, sending);
  }
  onShare(1);
  return upload.id;
}
