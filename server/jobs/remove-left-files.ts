import { unhurriedly } from '../db/session-settings.ts';
import type { Deps } from '../deps.ts';
import { filesInUse } from '../files/index.ts';
import { noticeRestore } from '../installation/index.ts';
import { reportFault } from '../log/index.ts';

const day = 86_400_000;
/** An upload may be used for a day after it came; a day more, so that a call in hand has come to its end. */
const daysKept = 2;
/** So long it lies aside before it is gone, and so long nothing is laid aside after a restored database was noticed. */
const daysAside = 30;
/** More than a few in a hundred are not left over: the database is older than the files, or another one's. */
const share = 0.05;
const fewAnyway = 50;

/**
 * Lays aside the files that nothing refers to any more: of calls that were refused after all, of uploads nobody used, of
 * attachments taken off a draft. They are removed a month later.
 * @returns how many were laid aside
 */
export async function removeLeftFiles({ db, files }: Pick<Deps, 'db' | 'files'>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const restored = await noticeRestore({ db, files }, now);
  if (restored && restored > before(daysAside)) return 0;
  const usedAmong = (hashes: string[]) => unhurriedly(db, (tx) => filesInUse(tx, hashes));
  const left: string[] = [];
  let seen = 0;
  for await (const hashes of files.putBefore(before(daysKept))) {
    const used = await usedAmong(hashes);
    left.push(...hashes.filter((one) => !used.has(one)));
    seen += hashes.length;
  }
  if (left.length > Math.max(fewAnyway, seen * share)) {
    const words = `${left.length} of ${seen} files are named by nothing in the database, which is too many to be left over; none was touched, see docs/operation.md`;
    reportFault('Files', new Error(words));
    return 0;
  }
  for (const hash of left) await files.layAside(hash, before(daysKept), now);
  await files.removeAside(before(daysAside), usedAmong);
  return left.length;
}
