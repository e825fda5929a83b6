import type { Deps } from '../deps.ts';
import { filesInUse } from '../files/index.ts';

/** An upload may be used for a day after it came; a day more, so that a call in hand has come to its end. */
const daysKept = 2;

/**
 * Removes the files that nothing refers to any more: of calls that were refused after all, of uploads nobody used, of
 * attachments taken off a draft.
 * @returns how many
 */
export async function removeLeftFiles({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<number> {
  const moment = new Date(now.getTime() - daysKept * 86_400_000);
  let removed = 0;
  for await (const hashes of files.putBefore(moment)) {
    const used = await filesInUse(db, hashes);
    for (const hash of hashes.filter((one) => !used.has(one))) {
      await files.removeFile(hash, moment);
      removed += 1;
    }
  }
  return removed;
}
